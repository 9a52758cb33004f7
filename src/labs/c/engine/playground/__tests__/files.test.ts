/** @jest-environment node */
import fc from 'fast-check';
import { findFreeName, findNameProblem } from '../fileNames';
import { readText } from '../readText';

const encodeText = (text: string) => new TextEncoder().encode(text);

describe('nameProblem', () => {
  it.each(['a.c', 'util_2.h', '_x.c', '9.txt', 'a-b.tar.csv'])(
    'takes %s',
    (name) => {
      expect(findNameProblem(name, ['main.c'])).toBeUndefined();
    },
  );

  it.each([
    ['', /Escribe un nombre/],
    ['sub/a.c', /Sin carpetas/],
    [String.raw`a\b.c`, /Sin carpetas/],
    ['año.c', /sin tilde/],
    ['dos palabras.c', /sin tilde/],
    ['-o.c', /empieza por/],
    ['.c', /empieza por/],
    ['a'.repeat(39) + '.c', /1 a 40/],
    ['programa', /Falta la extensión/],
    ['main.c', /Ya hay un archivo «main.c»\.$/],
    ['Main.C', /Windows no distingue/],
  ])('says what is wrong with %j', (name, reason) => {
    expect(findNameProblem(name, ['main.c'])).toMatch(reason);
  });
});

describe('freeName', () => {
  it.each([
    ['main.c', 'main-2.c'],
    ['Programa (1).c', 'Programa_1_.c'],
    ['año.c', 'ano.c'],
    ['LEEME', 'LEEME.txt'],
    ['.config', 'config.txt'],
    ['¿?', '_.txt'],
  ])('turns %j into %s', (wish, name) => {
    expect(findFreeName(wish, ['main.c'])).toBe(name);
  });

  it('always gives a name that is allowed and free', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (wish, takenNames) => {
        const first = findFreeName(wish, takenNames);
        const names = [...takenNames, first];
        expect(findNameProblem(first, takenNames)).toBeUndefined();
        expect(
          findNameProblem(findFreeName(wish, names), names),
        ).toBeUndefined();
      }),
    );
  });
});

describe('readText', () => {
  it('reads UTF-8, without its mark, with any line ends', () => {
    expect(readText(encodeText('\ufeffuno\r\ndos\rñ\n'))).toEqual({
      ok: true,
      text: 'uno\ndos\nñ\n',
    });
  });

  it('reads the accents of an old Windows editor', () => {
    expect(readText(Uint8Array.of(0x61, 0xf1, 0x6f))).toEqual({
      ok: true,
      text: 'año',
    });
  });

  it.each([
    ['a compiled program', [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0], /compilado/],
    ['a ZIP', [0x50, 0x4b, 3, 4, 0, 0], /comprimido/],
    ['UTF-16', [0xff, 0xfe, 0x61, 0], /UTF-16/],
    ['an image', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0], /una imagen/],
    ['anything else', [1, 2, 3, 0], /binario/],
  ])('refuses %s with its reason', (_, content, reason) => {
    const result = readText(Uint8Array.from(content));
    expect(result.ok ? '' : result.reason).toMatch(reason);
  });

  it('refuses a file that is too large, and says how large', () => {
    const result = readText(new Uint8Array(2_340_000));
    expect(result).toEqual({
      ok: false,
      reason: 'pesa 2,3 MB y aquí caben 1,5',
    });
  });
});
