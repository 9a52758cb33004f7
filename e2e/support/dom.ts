import {
  getAttribute as readAttribute,
  type Element,
  type Node,
} from '../../scripts/lib/html.mjs';

/** Returns the value of an attribute, or an empty string. */
export function getAttribute(
  element: Element | undefined,
  name: string,
): string {
  return (element && readAttribute(element, name)) ?? '';
}

/**
 * Returns the text of a node; `skip` leaves out elements with their contents.
 */
export function getText(
  node: Node,
  skip: (element: Element) => boolean = () => false,
): string {
  if ('tagName' in node && skip(node)) return ' ';
  if ('value' in node) return node.value;
  return 'childNodes' in node
    ? node.childNodes.map((child) => getText(child, skip)).join('')
    : '';
}
