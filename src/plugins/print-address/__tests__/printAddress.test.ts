/** @jest-environment node */
import { createAddressRule } from '../css';

it('gives the origin of the site, which paths follow, as a string of CSS', () => {
  expect(createAddressRule('https://example.org')).toBe(
    ':root{--sl-site-address:"https://example.org"}\n',
  );
});

it('leaves out what paths already carry', () => {
  expect(createAddressRule('https://example.org/')).toContain(
    '"https://example.org"',
  );
});

it('refuses what is no address', () => {
  expect(() => createAddressRule('"}body{display:none')).toThrow();
});
