/** @jest-environment node */
import {
  END_OF_PROGRAM,
  moveLine,
  readOrder,
  shuffleLines,
  buildProgram,
  getUsedLines,
} from '../order';

const listMarkFaults = (source: string) => {
  const read = readOrder(source);
  return 'faults' in read ? read.faults : [];
};

it('reads the lines to be ordered and what stands around them', () => {
  const read = readOrder('{\n[[  a;]]\n[[  v[i[0]];]]\n}\n');
  expect(read).toEqual({
    head: '{\n',
    lines: ['  a;', '  v[i[0]];'],
    tail: '}\n',
  });
  expect('lines' in read && buildProgram(read, ['  b;'])).toBe('{\n  b;\n}\n');
});

it.each([
  ['no line', 'a\n', 1, /de 2 a 12 líneas/],
  ['a line alone', '[[a]]\n', 1, /de 2 a 12 líneas/],
  ['part of a line', '[[a]]\nint [[b]];\n', 2, /una línea entera/],
  ['a line with nothing', '[[a]]\n[[ ]]\n', 2, /algo escrito/],
  ['another line between them', '[[a]]\nx\n[[b]]\n', 2, /sin otras en medio/],
])('refuses %s, with its line', (_, source, line, expected) => {
  expect(listMarkFaults(source)).toEqual([
    expect.objectContaining({
      line,
      expected: expect.stringMatching(expected) as string,
    }),
  ]);
});

it('gives always the same disorder, which is never the right order', () => {
  const lines = ['a', 'b'];
  expect(shuffleLines(lines, [])).toEqual(['b', 'a']);
  const withExtra = shuffleLines(lines, ['c', 'd']);
  expect(withExtra).toEqual(shuffleLines(lines, ['c', 'd']));
  expect(withExtra.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  expect(withExtra.filter((line) => lines.includes(line))).toEqual(['b', 'a']);
});

it('gives up a disorder that equal lines make impossible', () => {
  expect(shuffleLines(['a', 'a'], [])).toEqual(['a', 'a']);
});

it('moves a line by one, over the end of the program too, and no further', () => {
  expect(moveLine([0, 1, END_OF_PROGRAM], 1, -1)).toEqual([
    1,
    0,
    END_OF_PROGRAM,
  ]);
  expect(moveLine([0, 1, END_OF_PROGRAM], 1, 1)).toEqual([
    0,
    END_OF_PROGRAM,
    1,
  ]);
  expect(moveLine([0, 1], 0, -1)).toEqual([0, 1]);
  expect(getUsedLines([0, END_OF_PROGRAM, 1])).toEqual([0]);
  expect(getUsedLines([1, 0])).toEqual([1, 0]);
});
