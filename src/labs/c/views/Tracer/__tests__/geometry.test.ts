import { drawArrow, measureArrows } from '../geometry';

const createBox = (left: number, top: number, width = 20, height = 10) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Returns the first and the last point of a path. */
function listArrowEnds(path = ''): string[] {
  const points = path.match(/-?[\d.]+,-?[\d.]+/g) ?? [];
  return [points[0] ?? '', points.at(-1) ?? ''];
}

describe('Arrows', () => {
  it('come in from the left where the target is to the right', () => {
    const [line] = drawArrow(createBox(0, 0), createBox(100, 50), 'side', 300);
    expect(listArrowEnds(line)).toEqual(['10,5', '92,55']);
  });

  it('go around and come in from the right within one column', () => {
    const [line] = drawArrow(createBox(0, 100), createBox(0, 0), 'side', 60);
    expect(listArrowEnds(line)).toEqual(['10,105', '28,5']);
  });

  it('do not leave the picture on their way around', () => {
    const [line = ''] = drawArrow(
      createBox(0, 400),
      createBox(0, 0),
      'side',
      60,
    );
    const bend = Number(/C([\d.]+),/.exec(line)?.[1]);
    const farthest = 0.25 * 28 + 0.75 * bend;
    expect(farthest).toBeLessThanOrEqual(60);
  });

  it('come up to the middle of an element of an array above', () => {
    const [line] = drawArrow(
      createBox(50, 100),
      createBox(0, 40),
      'below',
      200,
    );
    expect(listArrowEnds(line)).toEqual(['60,105', '10,58']);
  });

  it('lead to what holds a place that is too deep to be shown', () => {
    const root = document.createElement('div');
    root.innerText = '';
    for (const [cell, arrow] of [
      ['p', 'v[70].x'],
      ['q', 'gone'],
      ['v', undefined],
    ] as const) {
      const element = document.createElement('span');
      element.setAttribute('data-cell', cell);
      if (arrow !== undefined) element.setAttribute('data-arrow', arrow);
      root.append(element);
    }
    expect(measureArrows(root).paths.map(({ id }) => id)).toEqual(['p']);
  });
});
