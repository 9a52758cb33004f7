/** @jest-environment node */
import { formatBytes, formatNumber } from '../quantities';

it.each([
  [1, '1 byte'],
  [40, '40 bytes'],
  [1000, '1 KB'],
  [999_949, '1000 KB'],
  [999_950, '1 MB'],
  [5_600_000, '5,6 MB'],
  [999_949_999, '999,9 MB'],
  [999_950_000, '1 GB'],
  [10_737_400_000, '10,7 GB'],
])('says %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it.each([
  [1234, '1234'],
  [12_345, '12.345'],
  [0.72, '0,7'],
])('writes %d as Spanish does everywhere on the site: %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});
