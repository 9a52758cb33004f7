import { decodeCsv } from '../decodeCsv';
import { findSizeProblem } from '../limits';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('decodeCsv', () => {
  it('says that a file is not of text', () => {
    expect(decodeCsv(Uint8Array.of(1, 0, 2)).problem).toBe(
      'Este archivo no es de texto, así que no se puede leer como CSV. Si viene de una hoja de cálculo, guárdalo en ella como «CSV UTF-8».',
    );
  });

  it('knows the book of a spreadsheet', () => {
    expect(decodeCsv(Uint8Array.of(0x50, 0x4b, 3, 4, 20)).problem).toMatch(
      /^Este archivo es un libro de una hoja de cálculo/,
    );
  });

  it('reads UTF-8', () => {
    expect(decodeCsv(utf8('año,ñandú'))).toEqual({
      text: 'año,ñandú',
      encoding: 'UTF-8',
    });
  });

  it('reads Windows-1252 where the bytes are not UTF-8', () => {
    expect(decodeCsv(Uint8Array.of(0x61, 0xf1, 0x6f))).toEqual({
      text: 'año',
      encoding: 'Windows-1252',
    });
  });

  it('reads UTF-16 with its mark', () => {
    expect(decodeCsv(Uint8Array.of(0xff, 0xfe, 0xf1, 0))).toEqual({
      text: 'ñ',
      encoding: 'UTF-16',
    });
    expect(decodeCsv(Uint8Array.of(0xfe, 0xff, 0, 0xf1)).text).toBe('ñ');
  });
});

describe('findSizeProblem', () => {
  it('refuses a file of more than 10 MB', () => {
    expect(findSizeProblem(12_300_000)).toBe(
      'El archivo ocupa 12,3 MB y aquí se abren hasta 10 MB. Pártelo en varios e impórtalos uno a uno.',
    );
  });

  it('takes one of 10 MB', () => {
    expect(findSizeProblem(10_000_000)).toBeUndefined();
  });
});
