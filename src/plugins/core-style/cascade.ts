import type { ChildNode, Container, Declaration, Node, Rule } from 'postcss';

function* ancestors(node: Node): Generator<Node, void> {
  for (let at = node.parent; at; at = at.parent) yield at;
}

const atRuleName = (node: Node) =>
  node.type === 'atrule' ? (node as unknown as { name: string }).name : '';

/** Whether the rule is in a cascade layer: whatever is in none goes before it. */
export function isLayered(rule: Rule): boolean {
  return [...ancestors(rule)].some((node) => atRuleName(node) === 'layer');
}

/** Whether the rule always applies: no media query, no nesting. */
export function isUnconditional(rule: Rule): boolean {
  return [...ancestors(rule)].every(
    (node) => node.type === 'root' || atRuleName(node) === 'layer',
  );
}

/** Whether it is a step of an animation and not a rule. */
export function isKeyframe(rule: Rule): boolean {
  const { parent } = rule;
  return parent !== undefined && atRuleName(parent).endsWith('keyframes');
}

/** The rule that a declaration is in; that of a font or a page is none. */
export function ruleOf(declaration: Declaration): Rule | undefined {
  const { parent } = declaration;
  return parent?.type === 'rule' ? parent : undefined;
}

/** Whether a selector speaks of `<html>` itself. */
export function isOnRoot(selector: string): boolean {
  return /^(?::root|html)(?:$|[:[.])[^\s>+~]*$/.test(selector);
}

/** Removes a node and whatever holds nothing else. */
export function removeNode(node: ChildNode): void {
  const parent: Container | undefined = node.parent;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0)
    removeNode(parent as unknown as ChildNode);
}
