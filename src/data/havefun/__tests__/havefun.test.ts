/** @jest-environment node */
import { parseContent } from '../../../content/parseContent';
import { listMissingFiles } from '../../../testing/staticFiles';
import { havefun } from '..';
import { havefunSchema } from '../schema';

const place = { file: 'src/data/havefun/index.ts', root: 'havefun' };

describe('havefun', () => {
  it('fits its schema', () => {
    expect(parseContent(havefunSchema, havefun, place)).toEqual(havefun);
  });

  it('has the five apps in order', () => {
    expect(havefun.map(({ title, to }) => [title, to])).toEqual([
      ['gifApp', '/havefun/gifapp/'],
      ['OráculoApp', '/havefun/yesornotapp/'],
      ['RickosoApp', '/havefun/rickosoapp/'],
      ['AssembleApp', '/havefun/marvelapp/'],
      ['AtrápalosApp', '/havefun/pokeapp/'],
    ]);
  });

  it('has every picture it names', () => {
    const pictures = havefun.flatMap(({ image }) => image ?? []);
    expect(listMissingFiles(pictures)).toEqual([]);
  });

  it('refuses an unknown author, in Spanish', () => {
    const wrongHavefun = [{ ...havefun[0], author: 'Estiven' }];
    expect(() => parseContent(havefunSchema, wrongHavefun, place)).toThrow(
      'src/data/havefun/index.ts · campo «havefun.0.author»\n' +
        '  se esperaba: uno de: steve, colaboracion\n' +
        '  se encontró: "Estiven"',
    );
  });
});
