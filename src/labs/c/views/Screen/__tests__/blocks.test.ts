/** @jest-environment node */
import type { TranscriptPart } from '../../useCProgram';
import { MAX_BLOCK_LETTERS, splitIntoBlocks } from '../blocks';

const createOutput = (text: string): TranscriptPart => ({
  stream: 'stdout',
  text,
});
const createTypedPart = (text: string): TranscriptPart => ({
  stream: 'typed',
  text,
});

const joinText = (parts: readonly TranscriptPart[]) =>
  parts.map(({ text }) => text).join('');

describe('the blocks of a transcript', () => {
  it('are none when nothing was written', () => {
    expect(splitIntoBlocks([])).toEqual([]);
  });

  it('hold 200 lines each, and the last one what is left', () => {
    const blocks = splitIntoBlocks([createOutput('x\n'.repeat(450) + 'fin')]);
    expect(
      blocks.map((block) => joinText(block).split('\n').length - 1),
    ).toEqual([200, 200, 50]);
    expect(joinText(blocks.flat())).toBe('x\n'.repeat(450) + 'fin');
  });

  it('count the lines of all that is written in them, also by turns', () => {
    const turns = Array.from({ length: 300 }, () => [
      createOutput('¿Número? '),
      createTypedPart('7\n'),
    ]).flat();
    const blocks = splitIntoBlocks(turns);
    expect(blocks).toHaveLength(2);
    expect(joinText(blocks[0] ?? [])).toBe('¿Número? 7\n'.repeat(182));
    expect(blocks.flat()).toEqual(turns);
  });

  it('are shorter where lines are long', () => {
    const line = `${'x'.repeat(1500)}\n`;
    expect(
      splitIntoBlocks([createOutput(line.repeat(5))]).map(joinText),
    ).toEqual([line.repeat(2), line.repeat(2), line]);
  });

  it('cut an endless line, whose layout would take seconds', () => {
    const line = 'x'.repeat(100_000);
    const blocks = splitIntoBlocks([createOutput(line), createOutput(line)]);
    const lengths = blocks.map((block) => joinText(block).length);
    expect(Math.max(...lengths)).toBe(MAX_BLOCK_LETTERS);
    expect(joinText(blocks.flat())).toBe(line + line);
  });

  it('never cut a letter in two', () => {
    const line = `x${'😀'.repeat(MAX_BLOCK_LETTERS)}`;
    const blocks = splitIntoBlocks([createOutput(line)]);
    expect(
      blocks.map(joinText).every((text) => !/^[\udc00-\udfff]/.test(text)),
    ).toBe(true);
    expect(joinText(blocks.flat())).toBe(line);
  });
});
