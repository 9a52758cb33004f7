import { Children, cloneElement, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { FORM_PLACE } from '../../formQuery';

/** Replaces the place of a form in coloured code, at any depth. */
export function fillPlace(code: ReactNode, typed: ReactNode): ReactNode {
  return Children.map(code, (node) => {
    if (typeof node === 'string') {
      const [first, ...others] = node.split(FORM_PLACE);
      return [first, ...others.flatMap((piece) => [typed, piece])];
    }
    return isValidElement<{ readonly children?: ReactNode }>(node)
      ? cloneElement(node, {}, fillPlace(node.props.children, typed))
      : node;
  });
}
