/** @jest-environment node */
import {
  collectHeaders,
  parseHeaders,
  parseRedirects,
} from '../netlify-files.mjs';

describe('parseHeaders', () => {
  it('keeps colons inside values', () => {
    const rules = parseHeaders(
      '/*\n  Content-Security-Policy: img-src https://a.b data:\n',
    );
    expect(collectHeaders(rules, '/x')).toEqual({
      'Content-Security-Policy': 'img-src https://a.b data:',
    });
  });

  it('joins a header repeated in one rule', () => {
    const rules = parseHeaders('/*\n  Link: <a>\n  Link: <b>\n');
    expect(collectHeaders(rules, '/')).toEqual({ Link: '<a>, <b>' });
  });

  it('lets a later rule replace or detach, whatever the case', () => {
    const rules = parseHeaders(
      '/*\n  X-A: 1\n  X-B: 1\n/a/*\n  x-a: 2\n  ! x-b\n',
    );
    expect(collectHeaders(rules, '/a/b')).toEqual({ 'x-a': '2' });
    expect(collectHeaders(rules, '/b')).toEqual({ 'X-A': '1', 'X-B': '1' });
  });

  it('matches placeholders, wildcards and dots literally', () => {
    const rules = parseHeaders('/v/:id/x.js\n  X-A: 1\n');
    expect(collectHeaders(rules, '/v/7/x.js')).toEqual({ 'X-A': '1' });
    expect(collectHeaders(rules, '/v/7/8/x.js')).toEqual({});
    expect(collectHeaders(rules, '/v/7/xyjs')).toEqual({});
  });

  it.each([
    ['X-A: 1\n/*\n', 'la línea «X-A: 1» está antes de la primera ruta'],
    [
      '/*\n  nonsense\n',
      'se esperaba «Nombre: valor» y se encontró «nonsense»',
    ],
  ])('refuses %j', (text, message) => {
    expect(() => parseHeaders(text)).toThrow(message);
  });
});

describe('parseRedirects', () => {
  it('reads lines and skips comments', () => {
    expect(parseRedirects('# old\n/home /\n\n/a  /b/  302\n')).toEqual([
      { from: '/home', to: '/', status: 301 },
      { from: '/a', to: '/b/', status: 302 },
    ]);
  });

  it.each(['/home', 'home / 301', '/home / 200'])('refuses %j', (line) => {
    expect(() => parseRedirects(line)).toThrow(`se encontró «${line}»`);
  });
});
