import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) =>
  dataTransfer?.types.includes('Files') ?? false;

/**
 * Files that are dragged onto an element.
 *
 * @param onFiles Always the same function.
 * @returns Whether some are over it right now.
 */
export function useDrop(
  target: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const { current } = target;
    if (!current) return undefined;
    const listening = new AbortController();
    // Before the editor, which would paste the text of the file.
    const options = { capture: true, signal: listening.signal };
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    };
    current.addEventListener('dragenter', over, options);
    current.addEventListener('dragover', over, options);
    current.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && current.contains(relatedTarget)))
          setOver(false);
      },
      options,
    );
    current.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onFiles([...(event.dataTransfer?.files ?? [])]);
      },
      options,
    );
    return () => {
      listening.abort();
    };
  }, [target, onFiles]);
  return isOver;
}
