import { valueToEstree } from 'estree-util-value-to-estree';
import type { BlockContent, DefinitionContent, Text } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** Markdown that can stand on its own. */
export type Flow = BlockContent | DefinitionContent;

/** What an element is given; what is `undefined` is not written. */
export type Props = Readonly<Record<string, unknown>>;

/** Words as a node of the Markdown tree. */
export function text(value: string): Text {
  return { type: 'text', value };
}

/** `prop="…"` or `prop={…}`, as a part of a node of the tree. */
function toAttribute(name: string, value: unknown): MdxJsxAttribute {
  if (typeof value === 'string')
    return { type: 'mdxJsxAttribute', name, value };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [
            { type: 'ExpressionStatement', expression: valueToEstree(value) },
          ],
        },
      },
    },
  };
}

/** The attributes of an element of the page. */
export function toAttributes(props: Props): MdxJsxAttribute[] {
  return Object.entries(props).flatMap(([name, value]) =>
    value === undefined ? [] : toAttribute(name, value),
  );
}

/** `<Name prop={…}>children</Name>` as a node of the Markdown tree. */
export function jsx(
  name: string,
  props: Props,
  children: readonly Flow[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: toAttributes(props),
    children: [...children],
  };
}
