import type { EditorPlace } from '../../../kit/editor/types';

/** Converts an offset in a text, in code units, to a place of the editor. */
export function toPlace(text: string, offset: number): EditorPlace {
  const lines = text.slice(0, offset).split('\n');
  const before = lines.at(-1) ?? '';
  return {
    line: lines.length,
    column: new TextEncoder().encode(before).length + 1,
  };
}
