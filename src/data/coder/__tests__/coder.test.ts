/** @jest-environment node */
import { parseContent } from '../../../content/parseContent';
import { coder } from '..';
import { coderSchema } from '../schema';

const place = { file: 'src/data/coder/index.ts', root: 'coder' };

describe('coder', () => {
  it('fits its schema', () => {
    expect(parseContent(coderSchema, coder, place)).toEqual(coder);
  });

  it('leads to both articles on the web', () => {
    expect(coder.map(({ to }) => to)).toEqual([
      '/webdeveloper/opinion1/',
      '/webdeveloper/letvsvar/',
    ]);
  });

  it('refuses a card without title, in Spanish', () => {
    const wrongCoder = { ...coder[0], title: undefined };
    expect(() => parseContent(coderSchema, [wrongCoder], place)).toThrow(
      /campo «coder\.0\.title»\n.*\n {2}se encontró: nada \(falta el campo\)/,
    );
  });
});
