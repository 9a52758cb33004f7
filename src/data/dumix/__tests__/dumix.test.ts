/** @jest-environment node */
import { parseContent } from '../../../content/parseContent';
import { dumix } from '..';
import { dumixSchema } from '../schema';

const place = { file: 'src/data/dumix/index.ts', root: 'dumix' };

describe('dumix', () => {
  it('fits its schema', () => {
    expect(parseContent(dumixSchema, dumix, place)).toEqual(dumix);
  });

  it('leads to the five guides', () => {
    expect(dumix.map(({ to }) => to)).toEqual([
      '/dumix/pimp/',
      '/dumix/terminalapps/',
      '/dumix/vimgg/',
      '/dumix/clibasic/',
      '/dumix/nvmlinux/',
    ]);
  });

  it('refuses a link without trailing slash, in Spanish', () => {
    const wrongDumix = [{ ...dumix[0], to: '/dumix/pimp' }];
    expect(() => parseContent(dumixSchema, wrongDumix, place)).toThrow(
      'src/data/dumix/index.ts · campo «dumix.0.to»\n' +
        '  se esperaba: una ruta del sitio que termine en /\n' +
        '  se encontró: "/dumix/pimp"',
    );
  });
});
