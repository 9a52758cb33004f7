/** @jest-environment node */
import type { TranscriptPart } from '../../useCProgram';
import { MAX_BLOCK_LETTERS, splitIntoBlocks } from '../blocks';

const out = (text: string): TranscriptPart => ({ stream: 'stdout', text });
const typed = (text: string): TranscriptPart => ({ stream: 'typed', text });

const textOf = (parts: readonly TranscriptPart[]) =>
  parts.map(({ text }) => text).join('');

describe('the blocks of a transcript', () => {
  it('are none when nothing was written', () => {
    expect(splitIntoBlocks([])).toEqual([]);
  });

  it('hold 200 lines each, and the last one what is left', () => {
    const blocks = splitIntoBlocks([out('x\n'.repeat(450) + 'fin')]);
    expect(blocks.map((block) => textOf(block).split('\n').length - 1)).toEqual(
      [200, 200, 50],
    );
    expect(textOf(blocks.flat())).toBe('x\n'.repeat(450) + 'fin');
  });

  it('count the lines of all that is written in them, also by turns', () => {
    const turns = Array.from({ length: 300 }, () => [
      out('¿Número? '),
      typed('7\n'),
    ]).flat();
    const blocks = splitIntoBlocks(turns);
    expect(blocks).toHaveLength(2);
    expect(textOf(blocks[0] ?? [])).toBe('¿Número? 7\n'.repeat(182));
    expect(blocks.flat()).toEqual(turns);
  });

  it('are shorter where lines are long', () => {
    const line = `${'x'.repeat(1500)}\n`;
    expect(splitIntoBlocks([out(line.repeat(5))]).map(textOf)).toEqual([
      line.repeat(2),
      line.repeat(2),
      line,
    ]);
  });

  it('cut an endless line, whose layout would take seconds', () => {
    const line = 'x'.repeat(100_000);
    const blocks = splitIntoBlocks([out(line), out(line)]);
    const lengths = blocks.map((block) => textOf(block).length);
    expect(Math.max(...lengths)).toBe(MAX_BLOCK_LETTERS);
    expect(textOf(blocks.flat())).toBe(line + line);
  });

  it('never cut a letter in two', () => {
    const line = `x${'😀'.repeat(MAX_BLOCK_LETTERS)}`;
    const blocks = splitIntoBlocks([out(line)]);
    expect(
      blocks.map(textOf).every((text) => !/^[\udc00-\udfff]/.test(text)),
    ).toBe(true);
    expect(textOf(blocks.flat())).toBe(line);
  });
});
