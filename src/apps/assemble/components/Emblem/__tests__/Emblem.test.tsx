import { render } from '@testing-library/react';
import { frames, patterns } from '../../../../../data/heroes/terms';
import { framePaths, patternPaths, drawPolygon } from '../drawing';
import Emblem from '..';

it.each([
  ...frames.map((name) => [name, framePaths[name]] as const),
  ...patterns.map((name) => [name, patternPaths[name]] as const),
])('draws %s inside its square', (_name, path) => {
  expect(path).toMatch(/^M[-.\s\w]+$/);
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  expect(numbers.filter((value) => Math.abs(value) > 32)).toEqual([]);
});

it('starts a polygon with a corner upwards and closes it', () => {
  expect(drawPolygon(4, 10)).toBe('M0 -10L10 0L0 10L-10 0Z');
});

it('is hidden from assistive technology and coloured by tokens of the site', () => {
  const { container } = render(
    <Emblem
      emblem={{ frame: 'arch', pattern: 'dots', inks: ['red', 'blue'] }}
    />,
  );
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg?.querySelector('[stroke="var(--sl-blue)"]')).toBeInTheDocument();
  expect(svg?.querySelector('[fill="var(--sl-red)"]')).toBeInTheDocument();
});
