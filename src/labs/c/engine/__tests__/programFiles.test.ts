import { joinFiles, mergeFiles, splitFiles } from '../joinedFiles';
import {
  createFilesRequest,
  toDataFiles,
  updateDataFiles,
} from '../programFiles';

const main = { name: 'main.c', text: 'int main(void) {}\n' };
const header = { name: 'dado.h', text: 'int dado(void);\n' };
const points = { name: 'puntos.txt', text: 'ana 3\n' };
const encodeText = (text: string) => new TextEncoder().encode(text);

describe('the files of a program in one text', () => {
  it.each([
    ['one file, as it is', [main]],
    ['several, code and data', [main, header, points]],
    ['an empty main file', [{ name: 'main.c', text: '' }, header]],
    ['an empty data file', [main, { name: 'vacio.txt', text: '' }, header]],
    ['files without a last line break', [{ name: 'main.c', text: 'a' }, main]],
  ])('come back: %s', (_, files) => {
    expect(splitFiles(joinFiles(files), 'main.c')).toEqual(files);
  });

  it('are one when nothing marks another', () => {
    const text = 'int a; // Archivo: b.h\n/// Archivo: c.h\n';
    expect(splitFiles(text, 'main.c')).toEqual([{ name: 'main.c', text }]);
    expect(joinFiles([main])).toBe(main.text);
  });

  it('are replaced by name, and new ones go last', () => {
    const newer = [
      { name: 'dado.h', text: 'int dado(int);\n' },
      { name: 'otro.txt', text: 'x' },
    ];
    expect(mergeFiles([main, header], newer)).toEqual([main, ...newer]);
  });
});

it('code is compiled and the rest is found by the program', () => {
  const files = [main, header, points];
  expect(createFilesRequest(files, 'c23')).toEqual({
    files: [main, header],
    standard: 'c23',
  });
  expect(createFilesRequest([main]).standard).toBe('c17');
  expect(toDataFiles(files)).toEqual([
    { name: 'puntos.txt', bytes: encodeText('ana 3\n') },
  ]);
});

describe('after a run', () => {
  it('the data files are as the program left them, and the code stays', () => {
    const writtenFiles = [
      { name: 'puntos.txt', bytes: encodeText('leo 9\n') },
      { name: 'nuevo.txt', bytes: encodeText('') },
      { name: 'main.c', bytes: encodeText('x') },
    ];
    expect(updateDataFiles([main, points], writtenFiles)).toEqual([
      main,
      { name: 'puntos.txt', text: 'leo 9\n' },
      { name: 'nuevo.txt', text: '' },
    ]);
  });

  it('a removed data file is gone, and code never is', () => {
    expect(
      updateDataFiles([main, points], [], ['puntos.txt', 'main.c']),
    ).toEqual([main]);
  });

  it.each([
    ['not a text', new Uint8Array([0, 1, 2])],
    ['too long to keep', encodeText('x'.repeat(20_001))],
  ])('a written file that is %s is left out', (_, content) => {
    expect(
      updateDataFiles([main], [{ name: 'a.bin', bytes: content }]),
    ).toEqual([main]);
  });
});
