import type { ElementContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { toAttributes, type Props } from '../../../content/jsx';
import { formatValue, isNumeric } from '../engine/formatValue';
import { describeChanges, describeRows } from '../sentences';
import type {
  ResultTable,
  RunResult,
  SqlValue,
  StatementResult,
} from '../engine/types';

/** Rows of a result that the served page shows. */
const MAX_SERVED_ROWS = 12;

/**
 * Creates an element that MDX renders as it is: those of Markdown would be
 * replaced with the components of the theme.
 */
const createElement = (
  name: string,
  props: Props,
  children: readonly (ElementContent | string)[],
): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: toAttributes(props),
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
});

function createCell(value: SqlValue): ElementContent {
  const content =
    value === null ? createElement('i', {}, ['NULL']) : formatValue(value);
  return createElement('td', isNumeric(value) ? { 'data-number': '' } : {}, [
    content,
  ]);
}

function createTable({ columns, rows, total }: ResultTable): ElementContent[] {
  const shown = rows.slice(0, MAX_SERVED_ROWS);
  const rest = total - shown.length;
  return [
    createElement('table', {}, [
      createElement('thead', {}, [
        createElement(
          'tr',
          {},
          columns.map(({ name }) =>
            createElement('th', { scope: 'col' }, [name]),
          ),
        ),
      ]),
      createElement(
        'tbody',
        {},
        shown.map((row) => createElement('tr', {}, row.map(createCell))),
      ),
    ]),
    ...(rest > 0
      ? [createElement('p', {}, [`… y ${describeRows(rest)} más.`])]
      : []),
  ];
}

const createResult = ({
  table,
  changes,
}: StatementResult): ElementContent[] => {
  if (table) return createTable(table);
  return changes === undefined || changes === 0
    ? []
    : [createElement('p', {}, [describeChanges(changes)])];
};

/**
 * Creates what the served page shows of the outcome of a block: the tables, and
 * the error as SQLite says it.
 *
 * @param label Title of the outcome, which is folded.
 */
export function createResultNodes(
  { statements, fault }: RunResult,
  label: string,
): ElementContent[] {
  const outcome = [
    ...statements.flatMap(createResult),
    ...(fault
      ? [createElement('p', {}, [createElement('code', {}, [fault.message])])]
      : []),
  ];
  if (outcome.length === 0) return [];
  return [createElement('SqlResult', { label }, outcome)];
}
