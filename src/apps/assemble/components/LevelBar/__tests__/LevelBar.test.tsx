import { render } from '@testing-library/react';
import LevelBar from '..';

/** Returns the length of the filled line, in percent. */
function getLineLength(level: number): number {
  const { container } = render(<LevelBar level={level} />);
  const path = container.querySelector('.first')?.getAttribute('d') ?? '';
  return Number(path.replace('M0 4h', ''));
}

it('fills nothing for zero', () => {
  expect(getLineLength(0)).toBe(0);
});

it('fills as many dashes as the level, without a share of the next', () => {
  expect(getLineLength(2)).toBeCloseTo(200 / 7, 1);
  expect(getLineLength(7)).toBe(100);
});

it('fills half of the next dash for half a level, whatever the gap before it', () => {
  const [dash = 0] = (
    render(<LevelBar level={1} />)
      .container.querySelector('svg')
      ?.getAttribute('stroke-dasharray') ?? ''
  )
    .split(' ')
    .map(Number);
  expect(getLineLength(2.5) - getLineLength(2)).toBeCloseTo(dash / 2, 0);
});
