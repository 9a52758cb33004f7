/** @jest-environment node */
import {
  resolveListedContents,
  parseImageNames,
  TOUCHED_LIST,
} from '../names.mjs';
import { formatTouchedList } from '../touched.mjs';

const names = parseImageNames(
  JSON.stringify({
    fsroot: [
      [
        'bin',
        0,
        0,
        0o40755,
        0,
        0,
        [
          ['perl5', 1, 0, 0o100755, 0, 0, 'p.bin.zst'],
          ['perl', 1, 0, 0o100755, 0, 0, 'p.bin.zst'],
          ['ls', 1, 0, 0o100755, 0, 0, 'l.bin.zst'],
          ['dir', 2, 0, 0o120777, 0, 0, 'ls'],
        ],
      ],
      ['binario', 1, 0, 0o100644, 0, 0, 'b.bin.zst'],
    ],
  }),
);

describe('a list of files of the image', () => {
  it.each(['/bin/cat', '/bin/dir', '/lib/', 'bin/ls'])(
    'says where it names nothing of it: %s',
    (name) => {
      expect(() =>
        resolveListedContents(names, 'lista.txt', `# Lo básico\n${name}\n`),
      ).toThrow(
        `lista.txt, línea 2\n    se esperaba: un archivo de la imagen de Linux, o una carpeta suya acabada en /\n    se encontró: ${name}`,
      );
    },
  );

  it('says which command mends the list that a command writes', () => {
    expect(() =>
      resolveListedContents(names, TOUCHED_LIST, '/bin/cat'),
    ).toThrow('«npm run linux-files» rehace la lista');
  });

  it('takes files, and folders with all that is in them', () => {
    expect(
      resolveListedContents(names, 'lista.txt', '/bin/ls # el primero\n'),
    ).toEqual(new Set(['l.bin.zst']));
    expect(resolveListedContents(names, 'lista.txt', '/bin/\n\n')).toEqual(
      new Set(['l.bin.zst', 'p.bin.zst']),
    );
  });
});

it('writes each content once, by the first of its names, in order', () => {
  expect(
    formatTouchedList(['p.bin.zst', 'l.bin.zst', 'p.bin.zst'], names.pathOf)
      .split('\n')
      .filter((line) => !line.startsWith('#')),
  ).toEqual(['/bin/ls', '/bin/perl', '']);
});
