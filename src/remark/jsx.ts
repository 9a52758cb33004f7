import type { BlockContent, DefinitionContent } from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression,
  MdxJsxFlowElement,
} from 'mdast-util-mdx-jsx';

type Program = NonNullable<
  NonNullable<MdxJsxAttributeValueExpression['data']>['estree']
>;
type Expression = Extract<
  Program['body'][number],
  { type: 'ExpressionStatement' }
>['expression'];

/** A value that can be written into the page's code as it is. */
export type Literal =
  | string
  | number
  | boolean
  | readonly Literal[]
  | { readonly [key: string]: Literal };

function toExpression(value: Literal): Expression {
  if (typeof value !== 'object') return { type: 'Literal', value };
  if (isList(value))
    return { type: 'ArrayExpression', elements: value.map(toExpression) };
  return {
    type: 'ObjectExpression',
    properties: Object.entries(value).map(([name, entry]) => ({
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
      key: { type: 'Identifier', name },
      value: toExpression(entry),
    })),
  };
}

/** `Array.isArray` does not narrow read-only lists. */
function isList(value: Literal): value is readonly Literal[] {
  return Array.isArray(value);
}

/** `prop="…"` or `prop={…}`, as a part of a node of the tree. */
export function toAttribute(name: string, value: Literal): MdxJsxAttribute {
  if (typeof value === 'string')
    return { type: 'mdxJsxAttribute', name, value };
  const expression = toExpression(value);
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
          body: [{ type: 'ExpressionStatement', expression }],
        },
      },
    },
  };
}

/** `<Name prop={…}>children</Name>` as a node of the Markdown tree. */
export function jsx(
  name: string,
  props: Readonly<Record<string, Literal>>,
  children: (BlockContent | DefinitionContent)[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props).map(([key, value]) =>
      toAttribute(key, value),
    ),
    children,
  };
}
