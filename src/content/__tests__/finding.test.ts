/** @jest-environment node */
import {
  formatFinding,
  formatFindings,
  parseFindings,
  removeRepeatedFindings,
} from '../finding';
import type { Finding } from '../finding';

const finding: Finding = {
  level: 'error',
  file: 'docs/a.mdx',
  line: 12,
  place: 'campo «slug»',
  expected: '/a',
  found: '/b',
};

it('reads back what it writes, with and without line and place', () => {
  const bareFinding: Finding = {
    level: 'error',
    file: 'docs/b.mdx',
    expected: 'x',
    found: 'y',
  };
  const text = [finding, bareFinding].map(formatFinding).join('\n\n');
  expect(parseFindings(text)).toEqual([finding, bareFinding]);
});

it('finds the faults among what a tool prints around them, once each', () => {
  const text = formatFinding(finding);
  const noise = `[ERROR] Error: x\n    at y (z.js:1:2)\nContentError: ${text}\n    at w\n${text}\n`;
  expect(parseFindings(noise)).toEqual([finding]);
});

it('reads through the frame in which a bundler quotes', () => {
  const framedText = `  × Module build failed:\n  ├─▶   × Error: ${formatFinding(finding).replaceAll('\n', '\n  │     │ ')}\n  │     │     at x`;
  expect(parseFindings(framedText)).toEqual([finding]);
});

it('reads a fault that a tool quotes as the cause of another', () => {
  const text = `[ERROR] Error: Can't render static file for pathname "/a/"\n  [cause]: Error: ${formatFinding(finding)}\n`;
  expect(parseFindings(text)).toEqual([finding]);
});

it('finds nothing where there is no fault', () => {
  expect(parseFindings('[ERROR] Error: x\n    at y (z.js:1:2)')).toEqual([]);
});

it('keeps two faults of the same line apart', () => {
  const otherFinding = { ...finding, found: '/c' };
  expect(removeRepeatedFindings([finding, otherFinding, finding])).toEqual([
    finding,
    otherFinding,
  ]);
});

it('closes with how many there are, in the order of the files and lines', () => {
  const laterFinding = { ...finding, line: 30 };
  const elsewhere = { ...finding, file: 'blog/x.mdx' };
  const text = formatFindings([laterFinding, finding, elsewhere]);
  expect(text).toMatch(/^✗ 3 faltas en 2 archivos:\n\nblog\/x\.mdx/);
  expect(text.indexOf('línea 30')).toBeGreaterThan(text.indexOf('línea 12'));
  expect(formatFindings([finding])).toMatch(/^✗ 1 falta en 1 archivo:/);
});
