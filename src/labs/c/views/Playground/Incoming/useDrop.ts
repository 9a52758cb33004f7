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
export function useDrop(
  target: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const { current } = target;
    if (!current) return undefined;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && current.contains(relatedTarget)))
        setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    // Captures the events before the editor, which would paste the file's text.
    const early = true;
    current.addEventListener('dragenter', over, early);
    current.addEventListener('dragover', over, early);
    current.addEventListener('dragleave', leave, early);
    current.addEventListener('drop', drop, early);
    return () => {
      current.removeEventListener('dragenter', over, early);
      current.removeEventListener('dragover', over, early);
      current.removeEventListener('dragleave', leave, early);
      current.removeEventListener('drop', drop, early);
    };
  }, [target, onFiles]);
  return isOver;
}
