/** @jest-environment node */
import { getFileAddress } from '../addresses.mjs';

it.each([
  ['index.html', '/sub/'],
  ['a/b/index.html', '/sub/a/b/'],
  ['a/mi-index.html', '/sub/a/mi-index.html'],
  ['404.html', '/sub/404.html'],
  ['img/ñu.png', '/sub/img/ñu.png'],
])('%s is served at %s', (file, address) => {
  expect(getFileAddress(file, '/sub/')).toBe(address);
});
