/** @jest-environment node */
import { fillBlanks, readBlanks } from '../blanks';

const listMarkFaults = (source: string) => {
  const read = readBlanks(source);
  return 'faults' in read ? read.faults : [];
};

it('cuts a program at its blanks and puts it together again', () => {
  const read = readBlanks('a [[b]] c\nd[[e]]\n');
  expect(read).toEqual({
    pieces: ['a ', ' c\nd', '\n'],
    blanks: ['b', 'e'],
  });
  expect('pieces' in read && fillBlanks(read.pieces, ['1', '2'])).toBe(
    'a 1 c\nd2\n',
  );
});

it('leaves the brackets of C alone', () => {
  expect(readBlanks('v[i[0]] = [[n]];')).toEqual({
    pieces: ['v[i[0]] = ', ';'],
    blanks: ['n'],
  });
  expect(readBlanks('v[[[i]];')).toEqual({
    pieces: ['v', ';'],
    blanks: ['[i'],
  });
});

it.each([
  ['no blank', 'int a;\n', 1, /de 1 a 8 huecos/],
  ['nine blanks', '[[a]]'.repeat(9), 1, /de 1 a 8 huecos/],
  ['a blank without an end', 'a\n[[b\n]]', 2, /en la misma línea/],
  ['a blank in a blank', '[[a [[b]]', 1, /antes de abrir otro/],
  ['a blank with nothing in it', '[[ ]]', 1, /algo escrito/],
  ['a blank that ends with a bracket', '[[v[0]]]', 1, /no acabe en «\]»/],
])('refuses %s, with its line', (_, source, line, expected) => {
  expect(listMarkFaults(source)).toEqual([
    expect.objectContaining({
      line,
      expected: expect.stringMatching(expected) as string,
    }),
  ]);
});
