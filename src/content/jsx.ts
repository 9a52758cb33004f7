import { valueToEstree } from 'estree-util-value-to-estree';
import type { BlockContent, DefinitionContent, Text } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** Markdown block. */
export type Flow = BlockContent | DefinitionContent;

/** Attributes of an element by name; an `undefined` value is left out. */
export type Props = Readonly<Record<string, unknown>>;

/** Creates a text node. */
export function createText(value: string): Text {
  return { type: 'text', value };
}

/** Creates `prop="…"` for a string, `prop={…}` for any other value. */
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

/** Creates the attributes of an element. */
export function toAttributes(props: Props): MdxJsxAttribute[] {
  return Object.entries(props).flatMap(([name, value]) =>
    value === undefined ? [] : toAttribute(name, value),
  );
}

/** Creates `<Name prop={…}>children</Name>` as a node of the Markdown tree. */
export function createJsx(
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
