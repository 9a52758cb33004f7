import { attribute, type Element, type Node } from '../../scripts/lib/html.mjs';

/** Returns the value of an attribute, or an empty string. */
export function value(element: Element | undefined, name: string): string {
  return (element && attribute(element, name)) ?? '';
}

/**
 * Returns the text of a node; `skip` leaves out elements with their contents.
 */
export function text(
  node: Node,
  skip: (element: Element) => boolean = () => false,
): string {
  if ('tagName' in node && skip(node)) return ' ';
  if ('value' in node) return node.value;
  return 'childNodes' in node
    ? node.childNodes.map((child) => text(child, skip)).join('')
    : '';
}
