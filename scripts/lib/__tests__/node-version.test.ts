/** @jest-environment node */
import { checkNodeVersion } from '../node-version.mjs';

it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts %s', (version) => {
  expect(checkNodeVersion(version)).toBeUndefined();
});

it.each(['20.18.3', '18.20.0', '16.0.0'])('refuses %s', (version) => {
  expect(checkNodeVersion(version)).toBe(
    `✗ Hace falta Node 20.19 o más nuevo, y este es ${version}.\n  Instálalo desde https://nodejs.org/es/download y vuelve a probar.`,
  );
});
