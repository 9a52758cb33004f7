import { strFromU8, strToU8, zipSync } from 'fflate';
import { defaultSettings } from '../../playground/project';
import { exportProgram } from '..';
import { openZip } from '../openZip';

const readTexts = (bytes: Uint8Array) => {
  const zip = openZip(bytes);
  if (!zip.ok) throw new Error(zip.reason);
  return zip.entries.map(({ name, bytes: content }) => [
    name,
    strFromU8(content),
  ]);
};

describe('a ZIP that cannot be opened', () => {
  const whole = zipSync({ 'hola/hola.c': strToU8('int main(void) {}\n') });

  it.each([10, 30, 60, whole.length - 1])(
    'is said to be damaged when it is cut after %d bytes',
    (length) => {
      expect(openZip(whole.slice(0, length))).toEqual({
        ok: false,
        reason: 'el ZIP está cortado o dañado: vuelve a descargarlo',
      });
    },
  );

  it('is said to have a password', () => {
    expect(openZip(whole.with(6, 1))).toEqual({
      ok: false,
      reason: 'tiene contraseña',
    });
  });

  it('is said to have no files of a program', () => {
    const zip = zipSync({
      'juego/': new Uint8Array(),
      'juego/.git': strToU8('x'),
      '__MACOSX/juego/hola.c': strToU8('x'),
    });
    expect(openZip(zip)).toEqual({
      ok: false,
      reason: 'no lleva ningún archivo de un programa',
    });
  });

  it('is not unpacked when its files do not fit', () => {
    const zip = zipSync({ 'grande.txt': new Uint8Array(7_000_000) });
    expect(zip.length).toBeLessThan(100_000);
    expect(openZip(zip)).toEqual({
      ok: false,
      reason: 'lo que lleva dentro no cabe aquí',
    });
  });
});

describe('the ZIP of «Llevarme el programa»', () => {
  it('gives back the files of the program, and not those for a computer', () => {
    const files = [
      { name: 'main.c', text: '#include "dado.h"\nint main(void) {}\n' },
      { name: 'dado.h', text: 'int dado(void);\n' },
      { name: 'dado.c', text: 'int dado(void) { return 4; }\n' },
      { name: 'puntos.txt', text: 'Begoña 3\n' },
    ];
    const { bytes } = exportProgram(
      {
        project: { title: 'Dado', files, settings: defaultSettings },
        writtenFiles: [{ name: 'partida.txt', bytes: strToU8('fin\n') }],
        address: 'https://example.org/',
      },
      new Date(2026, 10, 29),
    );
    expect(readTexts(bytes)).toEqual([
      ...files.map(({ name, text }) => [name, text]),
      ['partida.txt', 'fin\n'],
    ]);
  });
});
