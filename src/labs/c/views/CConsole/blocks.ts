import type { TranscriptPart } from '../useCProgram';

/** Whole lines of a transcript, which the page draws only when they are in sight. */
export type Block = readonly TranscriptPart[];

/** As the style sheet supposes of a block that was never drawn. */
const linesOfBlock = 200;
const lettersOfBlock = 20_000;

/** Where the line ends with which a block is full; nothing when there is room. */
function endOfBlock(text: string, lines: number, letters: number) {
  let left = linesOfBlock - lines;
  for (
    let end = text.indexOf('\n') + 1;
    end > 0;
    end = text.indexOf('\n', end) + 1
  ) {
    left -= 1;
    if (left <= 0 || letters + end >= lettersOfBlock) return end;
  }
  return undefined;
}

const countLines = (text: string) => text.split('\n').length - 1;

/** A transcript in blocks; a line is never cut. */
export function blocksOf(parts: readonly TranscriptPart[]): readonly Block[] {
  const blocks: TranscriptPart[][] = [];
  let block: TranscriptPart[] = [];
  let lines = 0;
  let letters = 0;
  for (const { stream, text } of parts) {
    let rest = text;
    for (
      let end = endOfBlock(rest, lines, letters);
      end !== undefined;
      end = endOfBlock(rest, lines, letters)
    ) {
      block.push({ stream, text: rest.slice(0, end) });
      blocks.push(block);
      block = [];
      rest = rest.slice(end);
      lines = 0;
      letters = 0;
    }
    if (rest === '') continue;
    block.push({ stream, text: rest });
    lines += countLines(rest);
    letters += rest.length;
  }
  return block.length > 0 ? [...blocks, block] : blocks;
}
