/** @jest-environment node */
import { parseContent } from '../../../content/parseContent';
import { webdeveloper } from '..';
import { webdeveloperSchema } from '../schema';

const place = { file: 'src/data/webdeveloper/index.ts', root: 'webdeveloper' };

describe('webdeveloper', () => {
  it('fits its schema', () => {
    expect(parseContent(webdeveloperSchema, webdeveloper, place)).toEqual(
      webdeveloper,
    );
  });

  it('leads to both articles, with their dates', () => {
    expect(webdeveloper.map(({ to, date }) => [to, date])).toEqual([
      ['/webdeveloper/opinion1/', '2023-08-07'],
      ['/webdeveloper/letvsvar/', '2023-08-14'],
    ]);
  });

  it('refuses an empty list, in Spanish', () => {
    expect(() => parseContent(webdeveloperSchema, [], place)).toThrow(
      'src/data/webdeveloper/index.ts · campo «webdeveloper»\n' +
        '  se esperaba: una tarjeta como mínimo\n' +
        '  se encontró: []',
    );
  });
});
