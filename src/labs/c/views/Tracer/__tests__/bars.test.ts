import { measureBars } from '../bars';
import type { Value } from '../../../engine/tracer/types';

const createNumbers = (...texts: string[]): Value[] =>
  texts.map((text) =>
    text === '' ? { kind: 'unset' } : { kind: 'number', text },
  );

describe('The bars of an array', () => {
  it('grow with the numbers, and are missing without a value', () => {
    expect(measureBars(createNumbers('1', '4', '', '2'))).toEqual([
      { bottom: 0, height: 0.25 },
      { bottom: 0, height: 1 },
      undefined,
      { bottom: 0, height: 0.5 },
    ]);
  });

  it('hang from zero where a number is negative', () => {
    expect(measureBars(createNumbers('-1', '3', '0'))).toEqual([
      { bottom: 0, height: 0.25 },
      { bottom: 0.25, height: 0.75 },
      { bottom: 0.25, height: 0 },
    ]);
  });

  it('are only for three numbers or more, not all zero', () => {
    expect(measureBars(createNumbers('1', '2'))).toBeUndefined();
    expect(measureBars(createNumbers('0', '0', '0'))).toBeUndefined();
    expect(measureBars(createNumbers('true', '2', '3'))).toBeUndefined();
  });
});
