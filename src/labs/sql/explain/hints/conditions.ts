// cspell:ignore maximo minimo
import { findClosing, isLiteral } from '../tokenTools';
import type { Finding, HintCard } from '../types';
import type { Query, Span } from '../outline';
import {
  COMPARISONS,
  createFinding,
  findAtTokens,
  findComparedColumn,
  findInQueries,
  getAffinity,
  isAssignment,
  isBetweenAnd,
  listConditions,
  readColumnEnding,
  readColumnStarting,
  readComparison,
  readLiteral,
  readTextLiteral,
  sliceSpan,
  startsSubquery,
} from './reading';
import { quoteName } from '../../engine/quoteName';
import type { ColumnUse, Reading } from './reading';

/** Text that begins with the sign of LIKE, or that ends with it after a letter. */
const WILDCARDS = /^'%|[^\d\s]%'$/;

/** Text with the signs of the names of files, where those of LIKE would go. */
const FILE_WILDCARDS = /^'\*|\*'$|\?\?|^'\?/;

/** Returns true where a condition ends. */
const endsCondition = (
  { tokens, queries }: Reading,
  index: number,
): boolean => {
  const token = tokens[index];
  if (!token) return true;
  const isClause = queries.some(({ clauses }) =>
    [...clauses.values()].some(({ last }) => last === index - 1),
  );
  return (
    isClause ||
    ['AND', 'OR', ')', 'JOIN', 'LEFT', 'INNER', 'CROSS'].includes(token.upper)
  );
};

/** Positions of AND and OR of a condition, outside parentheses. */
function listConnectors(
  reading: Reading,
  { first, last }: Span,
): readonly number[] {
  const { tokens, depths } = reading;
  const depth = Math.min(...depths.slice(first, last + 1));
  return tokens.flatMap(({ upper }, index) =>
    index >= first &&
    index <= last &&
    depths[index] === depth &&
    (upper === 'AND' || upper === 'OR') &&
    !isBetweenAnd(reading, index)
      ? [index]
      : [],
  );
}

/** Finds the sign of bits where AND, OR or a union of texts is meant. */
function findBitOperator(reading: Reading, index: number): Finding | undefined {
  const { tokens } = reading;
  const sign = tokens[index]?.text ?? '';
  if (sign !== '&' && sign !== '|') return undefined;
  const before = readColumnEnding(reading, index - 1);
  const after = readColumnStarting(reading, index + 1);
  const isText = (use: typeof before) =>
    use?.column !== undefined && getAffinity(use.column) === 'text';
  const hasText =
    [tokens[index - 1], tokens[index + 1]].some(
      (token) => token?.kind === 'text',
    ) ||
    (isText(before) && isText(after));
  const isTest = (at: number) =>
    COMPARISONS.has(tokens[at]?.text ?? '') ||
    ['IS', 'LIKE', 'IN', 'BETWEEN'].includes(tokens[at]?.upper ?? '');
  const isBetweenTests =
    after !== undefined &&
    isTest(after.last + 1) &&
    (isTest(index - 2) || tokens[index - 1]?.upper === 'NULL');
  const word = sign === '&' ? 'AND' : 'OR';
  return hasText || isBetweenTests
    ? createFinding(reading, index, index, {
        sign,
        right: isBetweenTests ? word : '||',
      })
    : undefined;
}

/** Finds a condition that joins with AND and OR, and not all with both. */
function findMixedConnectors(
  reading: Reading,
  query: Query,
): readonly Finding[] {
  return listConditions(query).flatMap((span) => {
    const connectors = listConnectors(reading, span);
    const words = connectors.map((index) => reading.tokens[index]?.upper);
    if (!words.includes('AND') || !words.includes('OR')) return [];
    const sizes = words
      .join(' ')
      .split('OR')
      .map((part) => part.trim().length);
    if (sizes.every((size) => size > 0)) return [];
    const or = connectors[words.indexOf('OR')] ?? span.first;
    return [createFinding(reading, or, or)];
  });
}

const isNumericText = (text: string): boolean =>
  text.trim() !== '' && Number.isFinite(Number(text));

export function findTextAndNumber(
  reading: Reading,
  index: number,
): Finding | undefined {
  const { tokens } = reading;
  if (
    !COMPARISONS.has(tokens[index]?.text ?? '') ||
    isAssignment(reading, index)
  )
    return undefined;
  const compared = readComparison(reading, index);
  // A date without quotes, 2026-01-10, has its own card.
  const isPartOfSum = tokens[(compared?.literal ?? 0) + 1]?.kind === 'operator';
  if (!compared?.use.column || isPartOfSum) return undefined;
  const affinity = getAffinity(compared.use.column);
  const value = readLiteral(reading, compared.literal);
  // Where rows have NULL, '' has its own card.
  const isEmptyText = value === '' && !compared.use.column.isRequired;
  const isWrongText =
    typeof value === 'string' &&
    !isEmptyText &&
    ['integer', 'real'].includes(affinity) &&
    !isNumericText(value) &&
    !/^(?:true|false)$/i.test(value);
  const isWrongNumber = typeof value === 'number' && affinity === 'text';
  if (!isWrongText && !isWrongNumber) return undefined;
  return createFinding(reading, compared.first, compared.last, {
    column: compared.use.name,
    type: isWrongText ? 'números' : 'textos',
    other: isWrongText ? 'un texto' : 'un número',
    rule: isWrongText
      ? 'Un número y un texto así nunca son iguales, y todo texto va después que cualquier número.'
      : 'SQLite hace del número un texto y compara letra por letra: 0017 es 17, que no es «0017», y 10 va antes que 9.',
  });
}

/** Returns true for a column of numbers, which is no answer of yes or no. */
const isManyNumbers = (
  { rows }: Reading,
  { source, name, column }: ColumnUse,
): boolean =>
  column !== undefined &&
  rows.read(
    `SELECT max(${quoteName(name)}) > 1 FROM ${quoteName(source.tableName ?? '')}`,
  )[0]?.[0] === 1n;

/** Returns true for a place in a list: SELECT, ORDER BY or GROUP BY. */
const isInList = ({ queries }: Reading, index: number): boolean =>
  queries.some(({ clauses }) =>
    [clauses.get('SELECT'), clauses.get('ORDER'), clauses.get('GROUP')].some(
      (span) => span && span.first <= index && index <= span.last,
    ),
  );

/** Finds an AND between two columns of a list. */
function findKeysWithAnd(reading: Reading, index: number): Finding | undefined {
  const { tokens } = reading;
  if (tokens[index]?.upper !== 'AND' || !isInList(reading, index))
    return undefined;
  const left = readColumnEnding(reading, index - 1);
  const right = readColumnStarting(reading, index + 1);
  const isWhole = [
    tokens[(left?.first ?? 0) - 1],
    tokens[(right?.last ?? 0) + 1],
  ].every((token) => token?.kind !== 'operator');
  return left && right && isWhole
    ? createFinding(reading, index, index, {
        one: left.name,
        other: right.name,
      })
    : undefined;
}

/** Returns true between two texts that are both values of the column. */
function isBetweenValues(reading: Reading, index: number): boolean {
  const { tokens } = reading;
  const use = readColumnEnding(reading, index - 3);
  const texts = [tokens[index - 1], tokens[index + 1]].flatMap((token) =>
    token?.kind === 'text' ? [readTextLiteral(token)] : [],
  );
  const isTest =
    ['=', '==', '<>', '!='].includes(tokens[index - 2]?.text ?? '') &&
    !isAssignment(reading, index - 2);
  if (!use || !isTest || texts.length !== 2) return false;
  const column = quoteName(use.name);
  const [row] = reading.rows.read(
    `SELECT count(DISTINCT ${column}) FROM ${quoteName(use.source.tableName ?? '')} WHERE ${column} IN (?1, ?2)`,
    texts,
  );
  return row?.[0] === 2n;
}

/** Finds a comparison with NULL, or with NOT NULL, outside SET. */
function findNullComparison(
  reading: Reading,
  index: number,
): Finding | undefined {
  const { tokens } = reading;
  if (!COMPARISONS.has(tokens[index]?.text ?? '')) return undefined;
  const isReversed =
    tokens[index - 1]?.upper === 'NULL' &&
    !['IS', 'NOT'].includes(tokens[index - 2]?.upper ?? '');
  if (isReversed && !isAssignment(reading, index))
    return createFinding(reading, index - 1, index, {
      test: sliceSpan(reading, { first: index - 1, last: index }),
      right: tokens[index]?.text.startsWith('=') ? 'IS NULL' : 'IS NOT NULL',
    });
  const isNot = tokens[index + 1]?.upper === 'NOT';
  const last = index + (isNot ? 2 : 1);
  if (tokens[last]?.upper !== 'NULL' || isAssignment(reading, index))
    return undefined;
  const isEqual = tokens[index]?.text.startsWith('=') === true;
  return createFinding(reading, index, last, {
    test: sliceSpan(reading, { first: index, last }),
    right: isEqual === isNot ? 'IS NOT NULL' : 'IS NULL',
  });
}

/** Finds the WHEN NULL of a CASE that compares one value with each. */
function findNullCase(reading: Reading, index: number): Finding | undefined {
  const { tokens, depths } = reading;
  const isNullCase =
    tokens[index]?.upper === 'WHEN' &&
    tokens[index + 1]?.upper === 'NULL' &&
    tokens[index + 2]?.upper === 'THEN';
  if (!isNullCase) return undefined;
  const start = tokens.findLastIndex(
    ({ upper }, at) =>
      at < index && upper === 'CASE' && depths[at] === depths[index],
  );
  const firstWhen = tokens.findIndex(
    ({ upper }, at) =>
      at > start && upper === 'WHEN' && depths[at] === depths[index],
  );
  const value = sliceSpan(reading, { first: start + 1, last: firstWhen - 1 });
  return start >= 0 && value
    ? createFinding(reading, index, index + 1, {
        test: 'WHEN NULL',
        right: `CASE WHEN ${value} IS NULL THEN`,
      })
    : undefined;
}

/** Returns what repeats a test for another value: `titulo LIKE 'O%'`. */
function repeatTest(reading: Reading, index: number, value: string): string {
  const { tokens } = reading;
  const use =
    tokens[index - 2]?.upper === 'LIKE'
      ? readColumnEnding(reading, index - 3)
      : undefined;
  return use
    ? `Repite la columna: \`${use.name} LIKE ${value}\`.`
    : `Repite la columna, \`columna = ${value}\`, o usa una lista: \`columna IN (…, ${value})\`.`;
}

/** Finds a pattern of LIKE in the list of an IN. */
function findListedPattern(
  reading: Reading,
  index: number,
): Finding | undefined {
  const value = reading.tokens[index];
  const before = reading.tokens[index - 1]?.text ?? '';
  const isPattern =
    value?.kind === 'text' &&
    WILDCARDS.test(value.text) &&
    ['(', ','].includes(before);
  const use = isPattern ? findComparedColumn(reading, index) : undefined;
  return value && use
    ? createFinding(reading, index, index, {
        operator: 'IN',
        right: `${use.name} LIKE`,
        value: value.text,
      })
    : undefined;
}

/** Finds the comparison of a column of texts with one of numbers. */
function findOtherType(reading: Reading, index: number): Finding | undefined {
  if (!COMPARISONS.has(reading.tokens[index]?.text ?? '')) return undefined;
  if (isAssignment(reading, index)) return undefined;
  const left = readColumnEnding(reading, index - 1);
  const right = readColumnStarting(reading, index + 1);
  if (!left?.column || !right?.column) return undefined;
  const [one, other] = [getAffinity(left.column), getAffinity(right.column)];
  const isNumber = (affinity: string) =>
    affinity === 'integer' || affinity === 'real';
  const isFault =
    (one === 'text' && isNumber(other)) || (isNumber(one) && other === 'text');
  return isFault
    ? createFinding(reading, left.first, right.last, {
        texts: one === 'text' ? left.name : right.name,
        numbers: one === 'text' ? right.name : left.name,
      })
    : undefined;
}

/** Conditions that do not ask what they seem to ask. */
export const conditionHints: readonly HintCard[] = [
  {
    id: 'hint-equals-null',
    severity: 'warning',
    find: (context) =>
      findAtTokens(
        context,
        (reading, index) =>
          findNullComparison(reading, index) ?? findNullCase(reading, index),
      ),
    title: 'Nada es igual ni distinto a NULL',
    text: '`NULL` es un valor que no se conoce, así que `$test` no se cumple en ninguna fila.',
    fix: 'Escribe `$right`.',
    example: { wrong: 'WHERE correo = NULL', right: 'WHERE correo IS NULL' },
  },
  {
    id: 'hint-quoted-null',
    severity: 'warning',
    find: (context) =>
      findAtTokens(context, (reading, index) => {
        const { tokens } = reading;
        const value = tokens[index + 1];
        const isNot = tokens[index]?.upper === 'NOT';
        const isTest =
          COMPARISONS.has(tokens[index]?.text ?? '') ||
          tokens[isNot ? index - 1 : index]?.upper === 'IS';
        return isTest && value?.kind === 'text' && /^'null'$/i.test(value.text)
          ? createFinding(reading, index + 1, index + 1, { value: value.text })
          : undefined;
      }),
    title: 'Entre comillas, $value es un texto de cuatro letras',
    text: '`NULL` es la falta de un valor y se escribe sin comillas. Con ellas es una palabra como otra.',
    fix: 'Para preguntar, `IS NULL` o `IS NOT NULL`; para dejar sin valor una columna, `= NULL` en el `SET`.',
    example: { wrong: "WHERE correo = 'NULL'", right: 'WHERE correo IS NULL' },
  },
  {
    id: 'hint-not-after-operator',
    severity: 'warning',
    find: (context) =>
      findAtTokens(context, (reading, index) => {
        const { tokens } = reading;
        const word = tokens[index]?.upper ?? '';
        const isTest = ['=', '==', 'LIKE'].includes(word);
        const isNot =
          tokens[index + 1]?.upper === 'NOT' &&
          (isLiteral(tokens[index + 2]) || tokens[index + 2]?.text === '(');
        return isTest && isNot && !isAssignment(reading, index)
          ? createFinding(reading, index, index + 1, {
              written: `${tokens[index]?.text ?? ''} NOT`,
              right: word === 'LIKE' ? 'NOT LIKE' : '<>',
            })
          : undefined;
      }),
    title: '`$written` compara con lo contrario de un valor',
    text: 'Detrás del operador, `NOT` niega el valor y no la comparación: el contrario de un texto es 1, porque un texto vale 0.',
    fix: 'Escribe `$right`.',
    example: {
      wrong: "WHERE titulo LIKE NOT 'O%'",
      right: "WHERE titulo NOT LIKE 'O%'",
    },
  },
  {
    id: 'hint-keys-with-and',
    severity: 'warning',
    find: (context) => findAtTokens(context, findKeysWithAnd),
    title: 'Las columnas de una lista se separan con comas',
    text: 'Con `AND` no hay dos columnas, `$one` y `$other`, sino una condición que vale 0 o 1.',
    fix: 'Cambia `AND` por una coma: `$one, $other`.',
    example: {
      wrong: 'ORDER BY minimo AND titulo',
      right: 'ORDER BY minimo, titulo',
    },
  },
  {
    id: 'hint-null-in-list',
    severity: 'warning',
    find: (context) =>
      findAtTokens(context, (reading, index) => {
        const { tokens } = reading;
        const isIn =
          tokens[index]?.upper === 'IN' && tokens[index - 1]?.upper !== 'NOT';
        if (!isIn || tokens[index + 1]?.text !== '(') return undefined;
        const close = findClosing(tokens, index + 1);
        const at = tokens.findIndex(
          ({ upper }, position) =>
            position > index && position < close && upper === 'NULL',
        );
        const isValue = ['(', ','].includes(tokens[at - 1]?.text ?? '');
        return at > 0 && isValue && !startsSubquery(tokens, index + 1)
          ? createFinding(reading, at, at)
          : undefined;
      }),
    title: 'Con IN, el NULL de la lista no encuentra nada',
    text: '`IN` compara con `=`, y nada es igual a `NULL`: las filas sin valor no salen.',
    fix: 'Quítalo de la lista y añade `OR columna IS NULL`.',
    example: {
      wrong: "WHERE ciudad IN ('Lima', NULL)",
      right: "WHERE ciudad IN ('Lima') OR ciudad IS NULL",
    },
  },
  {
    id: 'hint-or-and',
    severity: 'warning',
    find: (context) => findInQueries(context, findMixedConnectors),
    title: 'AND se aplica antes que OR',
    text: 'En esta condición hay `AND` y `OR` sin paréntesis: primero se unen las partes con `AND`, y después lo demás con `OR`.',
    fix: 'Rodea con paréntesis lo que va junto, aunque ya sea lo que querías.',
    example: {
      wrong: "WHERE genero = 'familiar' OR genero = 'cartas' AND precio < 10",
      right: "WHERE (genero = 'familiar' OR genero = 'cartas') AND precio < 10",
    },
  },
  {
    id: 'hint-or-value',
    severity: 'warning',
    find: (context) =>
      findAtTokens(context, (reading, index) => {
        const { tokens } = reading;
        const word = tokens[index]?.upper ?? '';
        const isConnector =
          (word === 'OR' || word === 'AND') && !isBetweenAnd(reading, index);
        const value = tokens[index + 1];
        if (!isConnector || !value || isInList(reading, index))
          return undefined;
        const use = readColumnStarting(reading, index + 1);
        const isValue = value.kind === 'text' || value.kind === 'number';
        const last = isValue ? index + 1 : use?.last;
        if (last === undefined || !endsCondition(reading, last + 1))
          return undefined;
        const isText = use?.column && getAffinity(use.column) === 'text';
        return isValue || isText || (use && isManyNumbers(reading, use))
          ? createFinding(reading, index + 1, last, {
              word,
              value: value.text,
              fix: repeatTest(reading, index, value.text),
            })
          : undefined;
      }),
    title: 'Detrás de `$word` falta con qué se compara $value',
    text: 'Cada lado de `$word` es una condición completa. SQLite toma $value por sí solo: un número distinto de 0 es verdadero, y un texto vale 0.',
    fix: '$fix',
    example: {
      wrong: "WHERE genero = 'familiar' OR 'cartas'",
      right: "WHERE genero IN ('familiar', 'cartas')",
    },
  },
  {
    id: 'hint-between-reversed',
    severity: 'warning',
    find: (context) =>
      findAtTokens(context, (reading, index) => {
        const { tokens } = reading;
        if (
          tokens[index]?.upper !== 'BETWEEN' ||
          tokens[index + 2]?.upper !== 'AND'
        )
          return undefined;
        const low = readLiteral(reading, index + 1);
        const high = readLiteral(reading, index + 3);
        const isReversed =
          low !== undefined &&
          high !== undefined &&
          typeof low === typeof high &&
          low > high;
        return isReversed
          ? createFinding(reading, index + 1, index + 3, {
              low: tokens[index + 3]?.text ?? '',
              high: tokens[index + 1]?.text ?? '',
            })
          : undefined;
      }),
    title: 'En BETWEEN, el menor va primero',
    text: '`BETWEEN a AND b` pide lo que es mayor o igual que `a` y menor o igual que `b`. Con $high delante de $low no hay ningún valor así.',
    fix: 'Escribe `BETWEEN $low AND $high`.',
    example: { wrong: 'BETWEEN 20 AND 10', right: 'BETWEEN 10 AND 20' },
  },
  {
    id: 'hint-chained-comparison',
    severity: 'warning',
    find: (context) =>
      findAtTokens(context, (reading, index) => {
        const { tokens } = reading;
        const isOrder = (at: number) =>
          ['<', '>', '<=', '>='].includes(tokens[at]?.text ?? '');
        const second = [index + 2, index + 4].find(
          (at) =>
            isOrder(at) &&
            readColumnEnding(reading, at - 1)?.first === index + 1,
        );
        return isOrder(index) && second !== undefined
          ? createFinding(reading, index - 1, second + 1, {
              column: tokens[second - 1]?.text ?? '',
            })
          : undefined;
      }),
    title: 'Dos comparaciones seguidas no piden un intervalo',
    text: 'SQLite calcula la primera, que da 0 o 1, y compara ese 0 o 1 con el último valor.',
    fix: 'Separa las dos con `AND` y repite `$column`, o usa `BETWEEN`.',
    example: {
      wrong: 'WHERE 5 < precio < 15',
      right: 'WHERE precio > 5 AND precio < 15',
    },
  },
  {
    id: 'hint-text-number',
    severity: 'warning',
    find: (context) => findAtTokens(context, findTextAndNumber),
    title: 'Se compara `$column` con $other',
    text: '`$column` guarda $type. $rule',
    fix: 'Compara con un valor del mismo tipo: los textos llevan comillas simples; los números, no. Para convertir: `CAST($column AS INTEGER)`.',
    example: { wrong: "WHERE precio > 'caro'", right: 'WHERE precio > 20' },
  },
  {
    id: 'hint-columns-of-other-type',
    severity: 'warning',
    find: (context) => findAtTokens(context, findOtherType),
    title: '`$texts` guarda textos y `$numbers`, números',
    text: 'Dos columnas que dicen lo mismo guardan el mismo tipo. Aquí, un texto solo es igual a un número si se escribe con las mismas cifras, y será casualidad.',
    fix: 'Compara dos columnas del mismo tipo: para unir tablas, la clave foránea con la clave primaria.',
    example: {
      wrong: 'ON socio.nombre = prestamo.socio_id',
      right: 'ON socio.id = prestamo.socio_id',
    },
  },
  {
    id: 'hint-quoted-boolean',
    severity: 'warning',
    find: (context) =>
      findAtTokens(context, (reading, index) => {
        if (!COMPARISONS.has(reading.tokens[index]?.text ?? ''))
          return undefined;
        const compared = readComparison(reading, index);
        const value = compared && readLiteral(reading, compared.literal);
        const isBoolean =
          typeof value === 'string' && /^(?:true|false)$/i.test(value);
        const { column } = compared?.use ?? {};
        return compared && isBoolean && column && getAffinity(column) !== 'text'
          ? createFinding(reading, compared.literal, compared.literal, {
              value,
              number: /true/i.test(value) ? '1' : '0',
            })
          : undefined;
      }),
    title: 'Entre comillas, `$value` es un texto',
    text: 'En SQLite, verdadero es 1 y falso es 0. El texto `$value` no es igual a ninguno de los dos.',
    fix: 'Escríbelo sin comillas, `$value`, o como `$number`.',
    example: { wrong: "WHERE activo = 'true'", right: 'WHERE activo = TRUE' },
  },
  {
    id: 'hint-concat-as-or',
    severity: 'warning',
    find: (context) =>
      findAtTokens(context, (reading, index) => {
        const { tokens } = reading;
        const isConcat = tokens[index]?.text === '||';
        const right = readColumnStarting(reading, index + 1);
        const isBetweenConditions =
          COMPARISONS.has(tokens[index - 2]?.text ?? '') &&
          right !== undefined &&
          COMPARISONS.has(tokens[right.last + 1]?.text ?? '');
        return isConcat &&
          (isBetweenConditions || isBetweenValues(reading, index))
          ? createFinding(reading, index, index)
          : undefined;
      }),
    title: '`||` une textos: no es OR',
    text: 'En otros lenguajes `||` es «o». En SQL pega dos textos en uno, y la comparación es con ese texto.',
    fix: 'Escribe `OR`.',
    example: {
      wrong: 'WHERE minimo = 2 || maximo = 4',
      right: 'WHERE minimo = 2 OR maximo = 4',
    },
  },
  {
    id: 'hint-bit-operator',
    severity: 'warning',
    find: (context) => findAtTokens(context, findBitOperator),
    title: '`$sign` no une: trabaja con los bits de dos enteros',
    text: '`$sign` es de otros lenguajes. Aquí convierte cada lado en un entero y combina sus cifras en base 2.',
    fix: 'Escribe `$right`.',
    example: {
      wrong: 'WHERE minimo = 2 | maximo = 4',
      right: 'WHERE minimo = 2 OR maximo = 4',
    },
  },
  {
    id: 'hint-double-equals',
    severity: 'note',
    find: (context) =>
      findAtTokens(context, (reading, index) =>
        reading.tokens[index]?.text === '=='
          ? createFinding(reading, index, index)
          : undefined,
      ),
    title: 'En SQL, la igualdad se escribe con un solo `=`',
    text: 'SQLite también acepta `==`; otras bases de datos, no.',
    fix: 'Escribe `=`.',
    example: { wrong: 'WHERE minimo == 2', right: 'WHERE minimo = 2' },
  },
  {
    id: 'hint-wildcard-with-equals',
    severity: 'warning',
    find: (context) =>
      findAtTokens(context, (reading, index) => {
        const { tokens } = reading;
        const value = tokens[index + 1];
        const isEquals = ['=', '==', '<>', '!='].includes(
          tokens[index]?.text ?? '',
        );
        const use = readColumnEnding(reading, index - 1);
        const isPattern = value?.kind === 'text' && WILDCARDS.test(value.text);
        if (!isEquals) return findListedPattern(reading, index);
        return use && isPattern && !isAssignment(reading, index)
          ? createFinding(reading, index, index + 1, {
              operator: tokens[index]?.text ?? '',
              right: tokens[index]?.text.startsWith('=') ? 'LIKE' : 'NOT LIKE',
              value: value.text,
            })
          : undefined;
      }),
    title: 'Con `$operator`, el `%` es una letra más',
    text: '`%` significa «cualquier texto» solo en `LIKE`. Aquí se compara con un texto que lleva ese signo.',
    fix: 'Escribe `$right $value`.',
    example: { wrong: "WHERE titulo = 'O%'", right: "WHERE titulo LIKE 'O%'" },
  },
  {
    id: 'hint-like-asterisk',
    severity: 'warning',
    find: (context) =>
      findAtTokens(context, (reading, index) => {
        const { tokens } = reading;
        const value = tokens[index + 1];
        return tokens[index]?.upper === 'LIKE' &&
          value?.kind === 'text' &&
          FILE_WILDCARDS.test(value.text) &&
          !/[%_]/.test(value.text)
          ? createFinding(reading, index + 1, index + 1, {
              right: value.text.replaceAll('*', '%').replaceAll('?', '_'),
            })
          : undefined;
      }),
    title: 'En LIKE, «cualquier texto» es `%`, y «una letra», `_`',
    text: 'El asterisco y la interrogación son de los nombres de archivo y de `GLOB`. Para `LIKE` son letras como las demás.',
    fix: 'Escribe `$right`.',
    example: { wrong: "LIKE 'O*'", right: "LIKE 'O%'" },
  },
];
