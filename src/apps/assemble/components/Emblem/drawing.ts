import type { Frame, Pattern } from '../../../../data/heroes/terms';

/** Emblems are paths around the point 0,0 in a square of 64 by 64. */

const round = (value: number): number => Math.round(value * 100) / 100;

const formatPoint = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
};

const getAngles = (count: number, start = -90): number[] =>
  Array.from({ length: count }, (_, index) => start + (index * 360) / count);

/**
 * Builds the path of a regular polygon.
 *
 * @param start Angle of the first corner, in degrees; by default it points up.
 */
export function drawPolygon(
  corners: number,
  radius: number,
  start = -90,
): string {
  const points = getAngles(corners, start).map((angle) =>
    formatPoint(radius, angle),
  );
  return `M${points.join('L')}Z`;
}

function drawSpokes(
  count: number,
  startIndex: number,
  end: number,
  start = -90,
): string {
  return getAngles(count, start)
    .map(
      (angle) =>
        `M${formatPoint(startIndex, angle)}L${formatPoint(end, angle)}`,
    )
    .join('');
}

function drawSpiral(rounds: number, radius: number): string {
  const steps = rounds * 12;
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    formatPoint((radius * step) / steps, step * 30),
  );
  return `M${points.join('L')}`;
}

/** Builds dots as lines of no length with round caps. */
function drawDots(places: readonly number[]): string {
  return places.flatMap((x) => places.map((y) => `M${x} ${y}h0`)).join('');
}

export const framePaths: Readonly<Record<Frame, string>> = {
  shield: 'M-25-28H25V0C25 14 14 24 0 31C-14 24-25 14-25 0Z',
  hexagon: drawPolygon(6, 30),
  octagon: drawPolygon(8, 30, 22.5),
  diamond: drawPolygon(4, 31),
  pennant: 'M-24-28H24V30L0 20L-24 30Z',
  arch: 'M-24 28V-4A24 24 0 0 1 24-4V28Z',
};

/**
 * Vertical offset from the geometric centre of a frame to its visual centre.
 */
export const frameOffsets: Readonly<Record<Frame, number>> = {
  shield: -3,
  hexagon: 0,
  octagon: 0,
  diamond: 0,
  pennant: -4,
  arch: 0,
};

export const patternPaths: Readonly<Record<Pattern, string>> = {
  arrow: 'M-9 9L9-9M-2-9H9V2',
  bars: 'M-9 10V2M0 10V-10M9 10V-4',
  bolt: 'M4-12L-6 2H6L-4 12',
  chevrons: 'M-10-1L0-10L10-1M-10 10L0 1L10 10',
  dots: drawDots([-8, 0, 8]),
  facets: `${drawPolygon(6, 12)}${drawSpokes(3, 0, 12)}`,
  flame: 'M0-13C3-6 9-3 9 4A9 9 0 0 1-9 4C-9-1-3-4 0-13Z',
  leaf: 'M0-13C11-5 11 5 0 12C-11 5-11-5 0-13ZM0-3V12',
  orbit: 'M-11 6A13 6-25 1 0 11-6A13 6-25 1 0-11 6ZM0 0h0',
  peaks: 'M-12 9L-4-7L2 3L6-3L12 9Z',
  rays: drawSpokes(8, 5, 12),
  spiral: drawSpiral(2, 12),
  steps: 'M-11 10H-4V3H4V-4H11V-11',
  waves: 'M-12-5q6-8 12 0t12 0M-12 6q6-8 12 0t12 0',
};
