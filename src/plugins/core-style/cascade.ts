import type { ChildNode, Container, Declaration, Node, Rule } from 'postcss';

function* iterateAncestors(node: Node): Generator<Node, void> {
  for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent)
    yield ancestor;
}

const getAtRuleName = (node: Node) =>
  node.type === 'atrule' ? (node as unknown as { name: string }).name : '';

/**
 * Returns true when the rule is in a cascade layer; rules in no layer override
 * it.
 */
export function isLayered(rule: Rule): boolean {
  return [...iterateAncestors(rule)].some(
    (node) => getAtRuleName(node) === 'layer',
  );
}

/** Returns true when the rule always applies: no media query, no nesting. */
export function isUnconditional(rule: Rule): boolean {
  return [...iterateAncestors(rule)].every(
    (node) => node.type === 'root' || getAtRuleName(node) === 'layer',
  );
}

/** Returns true for a step of an animation, which is not a style rule. */
export function isKeyframe(rule: Rule): boolean {
  const { parent } = rule;
  return parent !== undefined && getAtRuleName(parent).endsWith('keyframes');
}

/**
 * Returns the rule that contains a declaration; undefined in `@font-face` and
 * `@page`.
 */
export function getRule(declaration: Declaration): Rule | undefined {
  const { parent } = declaration;
  return parent?.type === 'rule' ? parent : undefined;
}

/** Returns true when a selector matches `<html>` itself. */
export function isOnRoot(selector: string): boolean {
  return /^(?::root|html)(?:$|[:[.])[^\s>+~]*$/.test(selector);
}

/** Removes a node, and its parents while they are empty. */
export function removeNode(node: ChildNode): void {
  const parent: Container | undefined = node.parent;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0)
    removeNode(parent as unknown as ChildNode);
}
