import type { DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

/** A node's elements in document order, itself included; `skip` prunes whole branches. */
export function elements(
  node: Node,
  skip: (element: Element) => boolean = () => false,
): Element[] {
  if (isElement(node) && skip(node)) return [];
  const children =
    'childNodes' in node
      ? node.childNodes.flatMap((child) => elements(child, skip))
      : [];
  return isElement(node) ? [node, ...children] : children;
}

/** Value of an attribute, or an empty text. */
export function attribute(element: Element | undefined, name: string): string {
  return element?.attrs.find((attr) => attr.name === name)?.value ?? '';
}

/** Text of a node, as written; `skip` prunes whole branches. */
export function text(
  node: Node,
  skip: (element: Element) => boolean = () => false,
): string {
  if (isElement(node) && skip(node)) return ' ';
  if ('value' in node) return node.value;
  return 'childNodes' in node
    ? node.childNodes.map((child) => text(child, skip)).join('')
    : '';
}
