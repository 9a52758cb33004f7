// cspell:ignore prestamo
import type { Query, Source } from '../outline';
import { findClosing } from '../tokenTools';
import type { Finding, HintCard } from '../types';
import {
  findLooseColumns,
  getKey,
  getTerms,
  listGroupColumns,
} from './columns';
import {
  createFinding,
  findInQueries,
  isAggregateCall,
  listAggregates,
  listColumnUses,
  readColumnEnding,
} from './reading';
import type { Reading } from './reading';

/** Finds a HAVING whose query makes a single group of all its rows. */
function findSingleGroup(reading: Reading, query: Query): readonly Finding[] {
  const having = query.clauses.get('HAVING');
  if (!having || query.clauses.has('GROUP')) return [];
  const [use] = findLooseColumns(reading, query);
  return use
    ? [
        createFinding(reading, having.first - 1, having.first - 1, {
          column: use.name,
        }),
      ]
    : [];
}

/** Returns the columns of the primary key of a source. */
const listKeys = ({ table }: Source): readonly string[] =>
  (table?.columns ?? [])
    .filter(({ keyPosition }) => keyPosition > 0)
    .map(({ name }) => name);

/** Finds a GROUP BY that leaves each row alone in its group. */
function findGroupOfOne(reading: Reading, query: Query): readonly Finding[] {
  const group = query.clauses.get('GROUP');
  const calls = query.items.flatMap((item) => listAggregates(reading, item));
  if (!group || !calls.length || !query.sources.length) return [];
  const known = listGroupColumns(reading, query);
  const areAlone = query.sources.every((source) => {
    const keys = listKeys(source);
    return (
      keys.length > 0 &&
      keys.every((name) => known.has(getKey({ source, name })))
    );
  });
  // A column with UNIQUE may still have many rows with NULL.
  const canRepeat = listColumnUses(reading, group).some(
    ({ column }) => column?.isRequired === false && column.keyPosition === 0,
  );
  return areAlone && !canRepeat
    ? [
        createFinding(reading, group.first - 2, group.last, {
          call: reading.tokens[calls[0] ?? 0]?.text ?? '',
        }),
      ]
    : [];
}

/** Finds a `count(*)` that counts as one row those without a pair. */
function findCountOfPairs(reading: Reading, query: Query): readonly Finding[] {
  const { tokens } = reading;
  const group = query.clauses.get('GROUP');
  const [joined] = query.sources.filter(({ join }) => join === 'left');
  if (!group || !joined?.table) return [];
  const where = query.clauses.get('WHERE');
  const grouped = getTerms(reading, query, 'GROUP').flatMap((term) =>
    listColumnUses(reading, term),
  );
  const isFiltered =
    where !== undefined &&
    listColumnUses(reading, where).some(({ source }) => source === joined);
  const isGroupedByPair = grouped.some(({ source }) => source === joined);
  const calls = query.items.flatMap((item) => listAggregates(reading, item));
  const isCountStar = (at: number) =>
    tokens[at]?.upper === 'COUNT' && tokens[at + 2]?.text === '*';
  const hasOther = calls.some((at) => {
    const use = readColumnEnding(reading, findClosing(tokens, at + 1) - 1);
    return tokens[at]?.upper === 'COUNT' && use?.source === joined;
  });
  const at = calls.find(isCountStar);
  if (at === undefined || isFiltered || isGroupedByPair || hasOther) return [];
  return isAggregateCall(reading, at) && grouped.length > 0
    ? [
        createFinding(reading, at, at + 3, {
          table: joined.name,
          column: `${joined.name}.${listKeys(joined)[0] ?? joined.columns?.[0] ?? ''}`,
        }),
      ]
    : [];
}

/** Groups that are not those that were meant. */
export const groupHints: readonly HintCard[] = [
  {
    id: 'hint-having-without-group',
    severity: 'warning',
    find: (context) => findInQueries(context, findSingleGroup),
    title: 'Falta `GROUP BY`: todas las filas son un solo grupo',
    text: '`HAVING` filtra grupos. Sin `GROUP BY` hay uno solo, con todas las filas, y `$column` sale de una cualquiera.',
    fix: 'Escribe `GROUP BY $column` antes de `HAVING`.',
    example: {
      wrong: 'SELECT genero, count(*) FROM juego HAVING count(*) > 1',
      right:
        'SELECT genero, count(*) FROM juego GROUP BY genero HAVING count(*) > 1',
    },
  },
  {
    id: 'hint-group-of-one',
    severity: 'warning',
    find: (context) => findInQueries(context, findGroupOfOne),
    title: 'Cada grupo tiene una sola fila',
    text: 'Se agrupa por una clave, que no se repite, así que no hay dos filas juntas y `$call` resume una sola.',
    fix: 'Agrupa por lo que se repite: la columna por la que quieres contar.',
    example: {
      wrong:
        'SELECT titulo, count(*) FROM juego JOIN prestamo ON juego_id = juego.id GROUP BY prestamo.id',
      right:
        'SELECT titulo, count(*) FROM juego JOIN prestamo ON juego_id = juego.id GROUP BY juego.id',
    },
  },
  {
    id: 'hint-count-left-join',
    severity: 'warning',
    find: (context) => findInQueries(context, findCountOfPairs),
    title: '`count(*)` cuenta también la fila sin pareja',
    text: 'El `LEFT JOIN` conserva las filas que no tienen pareja en `$table`, con `NULL` en sus columnas. `count(*)` cuenta filas, así que ahí da 1 en lugar de 0.',
    fix: 'Cuenta una columna de esa tabla: `count($column)`.',
    example: {
      wrong:
        'SELECT nombre, count(*) FROM socio LEFT JOIN prestamo ON socio_id = socio.id GROUP BY socio.id',
      right:
        'SELECT nombre, count(prestamo.id) FROM socio LEFT JOIN prestamo ON socio_id = socio.id GROUP BY socio.id',
    },
  },
];
