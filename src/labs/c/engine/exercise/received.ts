import { findPossibleValues } from './constantValues';
import type { Constant, FindValues } from './constantValues';
import { createValueLookup } from './fixedValues';
import { printFunctions } from './printed';
import { isSpecifierLike, parseSpecifier, assignSlots } from './specifiers';
import type { Specifier } from './specifiers';
import { getCalleeName, walkNodes } from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

/** Specifier, and the values that `printf` writes in its place. */
export interface Reception {
  readonly specifier: Specifier;
  /** Possible values; undefined where they depend on the run. */
  readonly values: readonly Constant[] | undefined;
}

/**
 * Reads the values that each specifier of a call receives; undefined where the
 * format depends on the run.
 */
export function readReceptions(
  call: SyntaxNode,
  findValues: FindValues,
):
  | { readonly text: string; readonly receptions: readonly Reception[] }
  | undefined {
  const index = printFunctions[getCalleeName(call) ?? ''];
  const [format, ...rest] = (call.inner ?? []).slice((index ?? 0) + 1);
  const [text] = (format && findPossibleValues(format, findValues)) ?? [];
  if (index === undefined || typeof text !== 'string') return undefined;
  return {
    text,
    receptions: assignSlots(text).map(({ specifier, slot }) => {
      const value = rest[slot];
      return {
        specifier,
        values: value && findPossibleValues(value, findValues),
      };
    }),
  };
}

/** Maximum relative difference of two numbers that a `float` keeps as one. */
const MAX_RELATIVE_DIFFERENCE = 1e-6;

function isValueEqual(value: Constant, wantedText: string): boolean {
  if (typeof value === 'object')
    return `sizeof(${value.sizeOf})` === wantedText;
  if (typeof value === 'string') return value === wantedText;
  return (
    Math.abs(value - Number(wantedText)) <=
      MAX_RELATIVE_DIFFERENCE * Math.abs(value) ||
    (wantedText.length === 1 && wantedText.codePointAt(0) === value)
  );
}

/**
 * Finds the first value of `%d=0=1` that no such specifier receives; undefined
 * where all are received. A value that depends on the run counts as any.
 */
export function findMissingValue(
  declarations: readonly SyntaxNode[],
  rule: string,
): { readonly specifier: string; readonly value: string } | undefined {
  const [specifier = '', ...wantedValues] = rule.split('=');
  const askedSpecifier = parseSpecifier(specifier);
  const findValues = createValueLookup(declarations);
  const receptions = declarations
    .flatMap((each) => [...walkNodes(each)])
    .flatMap((node) => readReceptions(node, findValues)?.receptions ?? [])
    .filter(
      (each) =>
        askedSpecifier && isSpecifierLike(each.specifier, askedSpecifier),
    );
  const value = wantedValues.find(
    (each) =>
      !receptions.some(
        ({ values }) =>
          values?.some((constant) => isValueEqual(constant, each)) ?? true,
      ),
  );
  return value === undefined ? undefined : { specifier, value };
}
