/** @jest-environment node */
import {
  getLuminance,
  lightenColor,
  lightenPicture,
  parseHex,
} from '../light-picture.mjs';

const contrastWithWhite = (hex: string) =>
  1.05 / (getLuminance(parseHex(hex)) + 0.05);

it.each(['#d7dee6', '#93a1b0', '#f0c674', '#6cb6ff', '#5fd38d', '#ff8b8b'])(
  'draws %s dark enough to be read on white',
  (color) => {
    expect(contrastWithWhite(lightenColor(color))).toBeGreaterThanOrEqual(7);
  },
);

it.each(['#12171d', '#1b232c'])('makes the panel %s almost white', (color) => {
  expect(contrastWithWhite(lightenColor(color))).toBeLessThan(1.3);
});

it('rewrites the colours of a drawing and nothing else', () => {
  expect(
    lightenPicture('<rect id="#12171d" fill="#12171d" stroke="none"/>'),
  ).toMatch(/^<rect id="#12171d" fill="#[ef][\da-f]{5}" stroke="none"\/>$/);
});
