import { readTokens } from '../tokens';
import { SqlError } from '../types';
import { getPartTitle } from './compound';
import { MAX_TRACE_DEPTH } from './limits';
import { parseSelect } from './parse';
import { QueryScope } from './scope';
import { getSourceLabel } from './sources';
import type {
  CommonTable,
  Expression,
  FromSource,
  SelectCore,
  SelectStatement,
  Subquery,
  WithClause,
} from './syntax';
import type { InnerTrace, QueryTrace } from './types';

/** Traces a query whose text is in a scope. */
type TraceStatement = (
  scope: QueryScope,
  statement: SelectStatement,
) => QueryTrace;

const CORRELATED =
  'Usa columnas de la consulta de fuera: se calcula otra vez para cada fila.';
const RECURSIVE =
  'Se llama a sí misma: el motor la repite hasta que no da filas nuevas.';
const TOO_DEEP = 'Está demasiado adentro, o la consulta tarda demasiado.';

/** Traces a query inside another one, or says why not. */
function traceInner(
  scope: QueryScope,
  statement: SelectStatement,
  title: string,
  range: InnerTrace['range'],
  trace: TraceStatement,
): InnerTrace {
  const place = { title, ...(range && { range }) };
  if (scope.depth >= MAX_TRACE_DEPTH || performance.now() > scope.deadline)
    return { ...place, reason: TOO_DEEP };
  try {
    return { ...place, trace: trace(scope.nest(), statement) };
  } catch (error) {
    if (error instanceof SqlError) return { ...place, reason: TOO_DEEP };
    throw error;
  }
}

function traceCommonTable(
  scope: QueryScope,
  clause: WithClause,
  table: CommonTable,
  trace: TraceStatement,
): InnerTrace {
  const { name, statement, start, end } = table;
  const range = { start, end };
  const title = `WITH ${name}`;
  const others = clause.tables.filter((other) => other !== table);
  const own = scope.extend({ ...clause, tables: others });
  const inside = own.extend(statement.with);
  return inside.canRun(inside.readBody(statement, { hasLimit: true }))
    ? traceInner(own, statement, title, range, trace)
    : { title, range, reason: RECURSIVE };
}

function traceSubquery(
  scope: QueryScope,
  { statement, start, end }: Subquery,
  clause: string,
  trace: TraceStatement,
): InnerTrace {
  const title = `Subconsulta de ${clause}`;
  const range = { start, end };
  const own = scope.extend(statement.with);
  return own.canRun(own.readBody(statement, { hasLimit: true }))
    ? traceInner(scope, statement, title, range, trace)
    : { title, range, reason: CORRELATED };
}

/** Traces the query of a view, whose ranges are in its own text. */
function traceView(
  scope: QueryScope,
  name: string,
  range: InnerTrace['range'],
  trace: TraceStatement,
): readonly InnerTrace[] {
  if (scope.hasCommonTable(name)) return [];
  const [row] = scope.db.query(
    `SELECT sql FROM sqlite_schema WHERE type = 'view' AND name = ? COLLATE NOCASE`,
    [name],
  ).rows;
  if (typeof row?.[0] !== 'string') return [];
  const [sql] = row;
  const tokens = readTokens(sql);
  const as = tokens.findIndex(({ upper }) => upper === 'AS');
  const statement = parseSelect(tokens.slice(as + 1));
  if (!statement) return [];
  const inside = new QueryScope(scope.db, sql, scope.deadline, scope.depth);
  return [traceInner(inside, statement, `Vista ${name}`, range, trace)];
}

function traceSource(
  scope: QueryScope,
  source: FromSource,
  index: number,
  trace: TraceStatement,
): readonly InnerTrace[] {
  const range = { start: source.start, end: source.end };
  if (source.kind === 'table')
    return traceView(scope, source.name, range, trace);
  if (source.kind !== 'subquery') return [];
  const label = getSourceLabel(source, index);
  const title = label.startsWith('subconsulta')
    ? 'Subconsulta de FROM'
    : `Subconsulta ${label}`;
  return [traceInner(scope, source.statement, title, range, trace)];
}

/** Lists the expressions of a SELECT, with the names of their clauses. */
function listExpressions(
  core: SelectCore,
): readonly (readonly [clause: string, expression: Expression])[] {
  const ons = (core.from?.sources ?? []).flatMap(({ constraint }) =>
    constraint?.kind === 'on' ? constraint.expression : [],
  );
  const selected = core.columns.flatMap((column) =>
    column.kind === 'expression' ? column.expression : [],
  );
  const { where, groupBy, having } = core;
  return [
    ...ons.map((one) => ['ON', one] as const),
    ...(where ? [['WHERE', where.expression] as const] : []),
    ...(groupBy?.expressions ?? []).map((one) => ['GROUP BY', one] as const),
    ...(having ? [['HAVING', having.expression] as const] : []),
    ...selected.map((one) => ['SELECT', one] as const),
  ];
}

/**
 * Traces the queries inside a query: those of its WITH, of its FROM and of its
 * expressions, and the parts of a compound SELECT.
 *
 * @param outer Scope of the query, without its own WITH.
 */
export function traceInnerQueries(
  outer: QueryScope,
  statement: SelectStatement,
  trace: TraceStatement,
): readonly InnerTrace[] {
  const { with: clause, parts, orderBy } = statement;
  const scope = outer.extend(clause);
  const tables =
    clause?.tables.map((table) =>
      traceCommonTable(outer, clause, table, trace),
    ) ?? [];
  if (parts.length > 1)
    return [
      ...tables,
      ...parts.map(({ core }, index) => {
        const range = { start: core.start, end: core.end };
        const part: SelectStatement = { ...range, parts: [{ core }] };
        return traceInner(scope, part, getPartTitle(index), range, trace);
      }),
    ];
  const [{ core }] = parts;
  if (core.kind === 'values') return tables;
  const ordered = (orderBy?.terms ?? []).map(
    ({ expression }) => ['ORDER BY', expression] as const,
  );
  return [
    ...tables,
    ...(core.from?.sources ?? []).flatMap((source, index) =>
      traceSource(scope, source, index, trace),
    ),
    ...[...listExpressions(core), ...ordered].flatMap(
      ([name, { subqueries }]) =>
        subqueries.map((subquery) =>
          traceSubquery(scope, subquery, name, trace),
        ),
    ),
  ];
}
