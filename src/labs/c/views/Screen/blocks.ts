/** Part of a screen or of a transcript. */
interface TextPart {
  readonly text: string;
}

/** Lines that the browser lays out only when visible. */
export type Block<Part extends TextPart> = readonly Part[];

/** Lines and characters after which a block ends, at a line break. */
const MAX_BLOCK_LINES = 200;
const FULL_BLOCK_LETTERS = 2000;

/**
 * Maximum characters of a block. A longer line is split: laying out an endless
 * one takes seconds.
 */
export const MAX_BLOCK_LETTERS = 4000;

const isSecondHalf = (text: string, index: number) =>
  /^[\udc00-\udfff]/.test(text.charAt(index));

/**
 * Returns the offset where a block that already has `lines` and `letters` is
 * full; undefined while there is room.
 */
function findBlockBoundary(text: string, lines: number, letters: number) {
  const room = MAX_BLOCK_LETTERS - letters;
  let left = MAX_BLOCK_LINES - lines;
  for (
    let end = text.indexOf('\n') + 1;
    end > 0 && end <= room;
    end = text.indexOf('\n', end) + 1
  ) {
    left -= 1;
    if (left <= 0 || letters + end >= FULL_BLOCK_LETTERS) return end;
  }
  if (text.length <= room) return undefined;
  return isSecondHalf(text, room) ? room + 1 : room;
}

const countLines = (text: string) => text.split('\n').length - 1;

/**
 * Splits the screen into blocks of whole lines; only an endless line is split.
 */
export function splitIntoBlocks<Part extends TextPart>(
  parts: readonly Part[],
): readonly Block<Part>[] {
  const blocks: Part[][] = [];
  let block: Part[] = [];
  let lines = 0;
  let letters = 0;
  for (const part of parts) {
    let rest = part.text;
    for (
      let end = findBlockBoundary(rest, lines, letters);
      end !== undefined;
      end = findBlockBoundary(rest, lines, letters)
    ) {
      if (end > 0) block.push({ ...part, text: rest.slice(0, end) });
      blocks.push(block);
      block = [];
      rest = rest.slice(end);
      lines = 0;
      letters = 0;
    }
    if (rest === '') continue;
    block.push({ ...part, text: rest });
    lines += countLines(rest);
    letters += rest.length;
  }
  return block.length > 0 ? [...blocks, block] : blocks;
}
