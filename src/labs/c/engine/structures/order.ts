/**
 * Maximum steps with an unknown form that are drawn as a change under way, such
 * as the lines that link a new node.
 */
export const MAX_CHANGE_STEPS = 16;

/** First and last moment of something, both included. */
export interface Lifetime {
  readonly first: number;
  readonly last: number;
}

/**
 * Merges sequences into one order that keeps theirs where it can; the longest
 * ones decide.
 */
export function mergeOrders(
  sequences: readonly (readonly string[])[],
): readonly string[] {
  const order: string[] = [];
  const byLength = [...sequences].sort(
    (left, right) => right.length - left.length,
  );
  for (const sequence of byLength)
    for (const [place, id] of sequence.entries()) {
      if (order.includes(id)) continue;
      const before = sequence[place - 1];
      const after = sequence
        .slice(place + 1)
        .find((candidate) => order.includes(candidate));
      if (before !== undefined) order.splice(order.indexOf(before) + 1, 0, id);
      else if (after !== undefined) order.splice(order.indexOf(after), 0, id);
      else order.push(id);
    }
  return order;
}

const overlaps = (left: Lifetime, right: Lifetime): boolean =>
  left.first <= right.last && right.first <= left.last;

/**
 * Gives each id of an order a column after those that live at the same time and
 * come before it.
 */
export function assignColumns(
  order: readonly string[],
  lifetimes: ReadonlyMap<string, Lifetime>,
): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  for (const id of order) {
    const life = lifetimes.get(id);
    if (life === undefined) continue;
    let column = 0;
    for (const [otherColumn, usedRow] of columns) {
      const otherLife = lifetimes.get(otherColumn);
      if (usedRow >= column && otherLife && overlaps(life, otherLife))
        column = usedRow + 1;
    }
    columns.set(id, column);
  }
  return columns;
}

/** Gives each lifetime the first row that nothing else uses meanwhile. */
export function assignRows(
  lifetimes: ReadonlyMap<string, Lifetime>,
): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  for (const [id, life] of lifetimes) {
    const takenRows = new Set<number>();
    for (const [otherId, row] of rows) {
      const otherLife = lifetimes.get(otherId);
      if (otherLife && overlaps(life, otherLife)) takenRows.add(row);
    }
    let row = 0;
    while (takenRows.has(row)) row += 1;
    rows.set(id, row);
  }
  return rows;
}

/** Sets to true the runs of false of up to `maxCount` between two true values. */
export function fillGaps(
  flags: readonly boolean[],
  maxCount: number,
): readonly boolean[] {
  const filledFlags = [...flags];
  let lastTrue = -1;
  for (const [place, flag] of flags.entries()) {
    if (!flag) continue;
    const gap = place - lastTrue - 1;
    if (lastTrue >= 0 && gap <= maxCount)
      filledFlags.fill(true, lastTrue, place);
    lastTrue = place;
  }
  return filledFlags;
}

/**
 * Completes a value known at some moments: with the next known one, or else the
 * one before.
 */
export function fillUnknown<Known>(
  values: readonly (Known | undefined)[],
): readonly (Known | undefined)[] {
  const filledValues = [...values];
  for (let place = filledValues.length - 2; place >= 0; place -= 1)
    filledValues[place] ??= filledValues[place + 1];
  for (let place = 1; place < filledValues.length; place += 1)
    filledValues[place] ??= filledValues[place - 1];
  return filledValues;
}
