import { attribute, type Element, type Node } from '../../scripts/lib/html.mjs';

/** Value of an attribute, or an empty text. */
export function value(element: Element | undefined, name: string): string {
  return (element && attribute(element, name)) ?? '';
}

/** Text of a node, as written; `skip` leaves out an element with all it holds. */
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
