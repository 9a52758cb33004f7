import type { Value } from '../../engine/tracer/types';

/** Fewest numbers drawn as bars. */
const MIN_BARS = 3;
/** Maximum elements drawn as bars. */
const MAX_BARS = 32;

/** A bar between the lowest and the highest one, in shares of the height. */
export interface Bar {
  readonly bottom: number;
  readonly height: number;
}

const readNumber = (value: Value): number | undefined =>
  value.kind === 'number' && Number.isFinite(Number(value.text))
    ? Number(value.text)
    : undefined;

/**
 * Returns the bars of an array of numbers; those without a value have none.
 *
 * @returns undefined when the elements are no numbers, or all are 0.
 */
export function measureBars(
  items: readonly Value[],
): readonly (Bar | undefined)[] | undefined {
  const numbers = items.map(readNumber);
  const knownNumbers = numbers.filter((number) => number !== undefined);
  const isNumeric = items.every(
    (item, place) => item.kind === 'unset' || numbers[place] !== undefined,
  );
  const low = Math.min(0, ...knownNumbers);
  const range = Math.max(0, ...knownNumbers) - low;
  if (
    !isNumeric ||
    knownNumbers.length < MIN_BARS ||
    items.length > MAX_BARS ||
    range === 0
  )
    return undefined;
  return numbers.map((number) =>
    number === undefined
      ? undefined
      : {
          bottom: (Math.min(number, 0) - low) / range,
          height: Math.abs(number) / range,
        },
  );
}
