/** @jest-environment node */
import { assertCanBuild, type Host } from '../host.mjs';

const host: Host = { isRoot: true, isDebian: true, has: () => true };

it('lets root build on a Debian with everything', () => {
  expect(() => {
    assertCanBuild(host);
  }).not.toThrow();
});

it.each<[string, Partial<Host>, RegExp]>([
  ['another system', { isDebian: false }, /solo se construye en Debian/],
  ['another user', { isRoot: false }, /como root/],
  [
    'a missing program',
    { has: (command) => command !== 'xz' },
    /Faltan programas.*: xz-utils\.\n {2}Instálalos con «apt install xz-utils»/,
  ],
])('tells %s why not, in Spanish', (_, change, message) => {
  expect(() => {
    assertCanBuild({ ...host, ...change });
  }).toThrow(message);
});
