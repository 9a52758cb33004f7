import type { Declaration, Root } from 'postcss';
import parseValue from 'postcss-value-parser';
import {
  isLayered,
  isOnRoot,
  isUnconditional,
  removeNode,
  getRule,
} from './cascade';

const customProperty = /^--/;

function groupDeclarations(sheet: Root): Map<string, Declaration[]> {
  const byName = new Map<string, Declaration[]>();
  sheet.walkDecls(customProperty, (declaration) => {
    const declarations = byName.get(declaration.prop);
    if (declarations) declarations.push(declaration);
    else byName.set(declaration.prop, [declaration]);
  });
  return byName;
}

function findDependencies(value: string): Set<string> {
  const names = new Set<string>();
  parseValue(value).walk((node) => {
    if (node.type === 'function' && node.value === 'var')
      names.add(node.nodes[0]?.value ?? '');
  });
  return names;
}

/**
 * Removes the custom properties of a layer that never apply, because a rule
 * outside of all layers always sets another value for the same elements.
 */
export function removeOverridden(sheet: Root): void {
  const unconditionalKeys = new Set<string>();
  const createKey = (selector: string, name: string) => `${selector} ${name}`;
  sheet.walkDecls(customProperty, (declaration) => {
    const rule = getRule(declaration);
    if (rule && !isLayered(rule) && isUnconditional(rule))
      for (const selector of rule.selectors)
        unconditionalKeys.add(createKey(selector, declaration.prop));
  });
  sheet.walkDecls(customProperty, (declaration) => {
    const rule = getRule(declaration);
    if (!rule || !isLayered(rule) || declaration.important) return;
    const overridden = rule.selectors.every(
      (selector) =>
        unconditionalKeys.has(createKey(selector, declaration.prop)) ||
        (isOnRoot(selector) &&
          unconditionalKeys.has(createKey(':root', declaration.prop))),
    );
    if (overridden) removeNode(declaration);
  });
}

/**
 * Removes the custom properties that no value reads; returns true if there were
 * any.
 */
function removeUnread(
  sheet: Root,
  reservedNames: ReadonlySet<string>,
): boolean {
  const read = new Set(reservedNames);
  sheet.walkDecls(({ value }) => {
    for (const name of findDependencies(value)) read.add(name);
  });
  let removed = false;
  sheet.walkDecls(customProperty, (declaration) => {
    if (read.has(declaration.prop)) return;
    removeNode(declaration);
    removed = true;
  });
  return removed;
}

// At the root these keywords leave the property without a value; inlined into
// another property they would mean something else.
const CSS_WIDE_KEYWORDS = /^(?:inherit|initial|unset|revert|revert-layer)$/;

// Maximum length of a value that is inlined more than once.
const MAX_INLINED_LENGTH = 30;

/**
 * Returns the custom properties that have one value in the whole page: set
 * once, on `:root`, from others that change at most on `<html>`.
 */
function findConstants(
  sheet: Root,
  reservedNames: ReadonlySet<string>,
): Map<string, string> {
  const byName = groupDeclarations(sheet);
  const isSameEverywhere = (name: string) =>
    !reservedNames.has(name) &&
    (byName
      .get(name)
      ?.every((declaration) =>
        getRule(declaration)?.selectors.every(isOnRoot),
      ) ??
      false);
  const uses = new Map<string, number>();
  sheet.walkDecls(({ value }) => {
    for (const name of findDependencies(value))
      uses.set(name, (uses.get(name) ?? 0) + 1);
  });
  const variableValues = new Map<string, string>();
  for (const [name, [first, ...otherDeclarations]] of byName) {
    const rule = first && getRule(first);
    if (
      !first ||
      !rule ||
      otherDeclarations.length > 0 ||
      reservedNames.has(name)
    )
      continue;
    if (rule.selector !== ':root' || !isUnconditional(rule)) continue;
    if (first.important || CSS_WIDE_KEYWORDS.test(first.value)) continue;
    if (first.value.length > MAX_INLINED_LENGTH && (uses.get(name) ?? 0) > 1)
      continue;
    if ([...findDependencies(first.value)].every(isSameEverywhere))
      variableValues.set(name, first.value);
  }
  return variableValues;
}

function inlineValues(
  value: string,
  values: ReadonlyMap<string, string>,
): string {
  const parsed = parseValue(value);
  parsed.walk((node, index, nodes) => {
    if (node.type !== 'function' || node.value !== 'var') return;
    const variableValue = values.get(node.nodes[0]?.value ?? '');
    // The spaces keep the value apart from the next token, as `var()` is one
    // token.
    if (variableValue !== undefined)
      nodes[index] = {
        type: 'word',
        value: ` ${variableValue} `,
        sourceIndex: node.sourceIndex,
        sourceEndIndex: node.sourceEndIndex,
      };
  });
  return parseValue.stringify(parsed.nodes).trim();
}

/**
 * Inlines the custom properties whose value is constant, since a page without
 * the application does not change them.
 *
 * @param reservedNames Properties that the pages themselves set or read.
 */
export function resolveConstants(
  sheet: Root,
  reservedNames: ReadonlySet<string>,
): void {
  do {
    const values = findConstants(sheet, reservedNames);
    sheet.walkDecls((declaration) => {
      if (declaration.value.includes('var('))
        declaration.value = inlineValues(declaration.value, values);
    });
    // Repeats until no property is removed, because an inlined value may
    // contain another property.
  } while (removeUnread(sheet, reservedNames));
}
