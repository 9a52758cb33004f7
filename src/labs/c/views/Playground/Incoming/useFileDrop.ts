import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) =>
  dataTransfer?.types.includes('Files') ?? false;

/**
 * Receives the files dropped onto an element.
 *
 * @param onFiles Function with a stable identity.
 * @returns True while files are dragged over the element.
 */
export function useFileDrop(
  target: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const { current } = target;
    if (!current) return undefined;
    const handleDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    };
    const handleDragLeave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && current.contains(relatedTarget)))
        setOver(false);
    };
    const handleDrop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    // Captures the events before the editor, which would paste the file's text.
    const capture = true;
    current.addEventListener('dragenter', handleDragOver, capture);
    current.addEventListener('dragover', handleDragOver, capture);
    current.addEventListener('dragleave', handleDragLeave, capture);
    current.addEventListener('drop', handleDrop, capture);
    return () => {
      current.removeEventListener('dragenter', handleDragOver, capture);
      current.removeEventListener('dragover', handleDragOver, capture);
      current.removeEventListener('dragleave', handleDragLeave, capture);
      current.removeEventListener('drop', handleDrop, capture);
    };
  }, [target, onFiles]);
  return isOver;
}
