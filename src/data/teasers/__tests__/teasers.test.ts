/** @jest-environment node */
import { parseContent } from '../../../content/parseContent';
import { listMissingFiles } from '../../../testing/staticFiles';
import { teasers } from '..';
import { teasersSchema } from '../schema';

const place = { file: 'src/data/teasers/index.ts', root: 'teasers' };

describe('teasers', () => {
  it('fits its schema', () => {
    expect(parseContent(teasersSchema, teasers, place)).toEqual(teasers);
  });

  it('invites to the four areas of the site', () => {
    expect(teasers.map(({ to }) => to)).toEqual([
      '/dumix/',
      '/havefun/',
      '/stevelabs/',
      '/webdeveloper/',
    ]);
  });

  it('has every picture it names', () => {
    expect(listMissingFiles(teasers.map(({ image }) => image))).toEqual([]);
  });

  it('refuses an address outside the site, in Spanish', () => {
    const wrongTeasers = [{ ...teasers[0], to: 'https://example.org/' }];
    expect(() => parseContent(teasersSchema, wrongTeasers, place)).toThrow(
      'src/data/teasers/index.ts · campo «teasers.0.to»\n' +
        '  se esperaba: una ruta del sitio que empiece por /\n' +
        '  se encontró: "https://example.org/"',
    );
  });
});
