import { fold } from '../../../../utils/fold';
import { quoteName } from '../../engine/quoteName';
import { findSimilar } from '../similar';
import { findClosing } from '../tokenTools';
import type { Finding, HintCard } from '../types';
import {
  createFinding,
  findAtTokens,
  getAffinity,
  hasDates,
  isAssignment,
  isBetweenAnd,
  readColumnEnding,
  readComparison,
  readTextLiteral,
} from './reading';
import type { ColumnUse, Reading } from './reading';
import { findAccents } from './values';

/** Values of a column that are read to look for one alike. */
const MAX_VALUES = 2000;

/** Different values of a column that a card lists. */
const MAX_LISTED_VALUES = 6;

/** Text with which a column is compared. */
interface TextTest {
  readonly use: ColumnUse;
  /** Operator, or `IN`, or `BETWEEN` for its highest value. */
  readonly operator: string;
  readonly text: string;
}

/** Returns true when a query gave no rows, or a change met none. */
function givesNoRows(reading: Reading): boolean {
  const { result, statement } = reading;
  const own = result?.statements.find(({ start }) => start === statement.start);
  return own?.table?.total === 0 || own?.changes === 0;
}

/** Returns true when a statement that writes met no row. */
export const hasChangedNothing = ({ result, statement }: Reading): boolean =>
  result?.statements.find(({ start }) => start === statement.start)?.changes ===
  0;

/** Returns false when the statement has changed the values that it compares. */
const canStillRead = (reading: Reading): boolean =>
  reading.queries[0]?.kind === 'SELECT' || hasChangedNothing(reading);

const EQUALITIES: ReadonlySet<string> = new Set(['=', '==', 'IS', 'IN']);

/** Reads the operator that compares a column with the text at a position. */
function readOperator(
  reading: Reading,
  index: number,
): Omit<TextTest, 'text'> | undefined {
  const { tokens } = reading;
  for (const at of [index - 1, index + 1]) {
    const compared = isAssignment(reading, at)
      ? undefined
      : readComparison(reading, at);
    if (compared?.literal !== index || tokens[at]?.kind !== 'operator')
      continue;
    const operator = tokens[at].text;
    return { use: compared.use, operator };
  }
  const before = tokens[index - 1]?.upper ?? '';
  if (before === 'LIKE' || before === 'IS') {
    const use = readColumnEnding(reading, index - 2);
    return use && { use, operator: before };
  }
  if (isBetweenAnd(reading, index - 1)) {
    const use = readColumnEnding(reading, index - 4);
    return use && { use, operator: 'BETWEEN' };
  }
  const open = tokens.findLastIndex(
    ({ text }, position) => position < index && text === '(',
  );
  const isList =
    tokens[open - 1]?.upper === 'IN' && findClosing(tokens, open) > index;
  const use = isList ? readColumnEnding(reading, open - 2) : undefined;
  return use && { use, operator: 'IN' };
}

/** Reads a text, alone, with which a column of texts is compared. */
function readTextTest(reading: Reading, index: number): TextTest | undefined {
  const { tokens } = reading;
  const token = tokens[index];
  if (token?.kind !== 'text') return undefined;
  const isPart = [tokens[index - 1], tokens[index + 1]].some((other) =>
    ['||', 'COLLATE', 'ESCAPE'].includes(other?.upper ?? ''),
  );
  const test = isPart ? undefined : readOperator(reading, index);
  return test?.use.column && getAffinity(test.use.column) === 'text'
    ? { ...test, text: readTextLiteral(token) }
    : undefined;
}

/** Reads a test of equality with a text that no row has. */
function readMissedTest(reading: Reading, index: number): TextTest | undefined {
  const test = readTextTest(reading, index);
  const isLike = test?.operator === 'LIKE';
  if (!test || !(isLike || EQUALITIES.has(test.operator))) return undefined;
  const { source, name } = test.use;
  const [row] = reading.rows.read(
    `SELECT count(*) = 0 FROM ${quoteName(source.tableName ?? '')}
     WHERE ${quoteName(name)} ${isLike ? 'LIKE' : '='} ?1`,
    [test.text],
  );
  return canStillRead(reading) && row?.[0] === 1n ? test : undefined;
}

/** Reads the different texts of a column. */
const readTexts = (
  { rows }: Reading,
  { source, name }: ColumnUse,
): readonly string[] =>
  rows
    .read(
      `SELECT DISTINCT ${quoteName(name)} FROM ${quoteName(source.tableName ?? '')}
     WHERE ${quoteName(name)} IS NOT NULL
     ORDER BY 1 LIMIT ${String(MAX_VALUES)}`,
    )
    .map(([value]) => String(value));

/** Replaces typographic signs with those of the keyboard. */
const replaceTypography = (text: string): string =>
  text
    .replaceAll(/[‘’´\u0060]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-');

/** Finds a text that differs from one of the column in a way of writing. */
function findRewritten(
  reading: Reading,
  index: number,
  rewrite: (text: string) => string,
): Finding | undefined {
  const test = readMissedTest(reading, index);
  if (!test) return undefined;
  const right = rewrite(test.text);
  if (right === test.text) return undefined;
  const isWhole = test.operator !== 'LIKE';
  const words = fold(right.replaceAll('%', ''));
  const other = readTexts(reading, test.use).find((value) =>
    isWhole ? fold(value) === words : fold(value).includes(words),
  );
  const written = isWhole ? (other ?? '') : right;
  return other === undefined
    ? undefined
    : createFinding(reading, index, index, {
        column: test.use.name,
        other,
        right: written.replaceAll("'", "''"),
      });
}

/** Removes the spaces at both ends of a text, and those that are doubled. */
const removeSpaces = (text: string): string =>
  text.trim().replaceAll(/ {2,}/g, ' ');

/** Finds a test with `''` where the rows without a value have NULL. */
function findEmptyText(reading: Reading, index: number): Finding | undefined {
  if (reading.tokens[index]?.text !== "''") return undefined;
  const test = readOperator(reading, index);
  const isNot = test?.operator === '<>' || test?.operator === '!=';
  if (!test || !(isNot || EQUALITIES.has(test.operator))) return undefined;
  const { source, name, column } = test.use;
  const [row] = column
    ? reading.rows.read(
        `SELECT count(*), count(${quoteName(name)}), count(*) FILTER (WHERE ${quoteName(name)} = '')
         FROM ${quoteName(source.tableName ?? '')}`,
      )
    : [];
  const [all = 0n, known = 0n, empty = 0n] = row ?? [];
  return canStillRead(reading) && all !== known && empty === 0n
    ? createFinding(reading, index, index, {
        column: name,
        right: isNot ? 'IS NOT NULL' : 'IS NULL',
      })
    : undefined;
}

/** Finds a month or a year compared with whole dates. */
function findDatePart(reading: Reading, index: number): Finding | undefined {
  const test = readTextTest(reading, index);
  if (!test || !/^\d{4}(?:-\d\d?)?-?$/.test(test.text)) return undefined;
  const isMissed =
    EQUALITIES.has(test.operator) || ['<=', 'BETWEEN'].includes(test.operator);
  const { source, name } = test.use;
  if (
    !isMissed ||
    readTexts(reading, test.use).includes(test.text) ||
    !hasDates(reading, source.tableName, name)
  )
    return undefined;
  const part = test.text.replace(/-$/, '').replace(/-(\d)$/, '-0$1');
  return createFinding(reading, index, index, {
    column: name,
    text: test.text,
    fix: EQUALITIES.has(test.operator)
      ? `Escribe \`${name} LIKE '${part}-%'\`.`
      : `Escribe la fecha entera del último día: \`'${part}${part.length > 4 ? '-31' : '-12-31'}'\`.`,
  });
}

/** Finds a text that no row has, and the one that it resembles. */
function findUnknownText(reading: Reading, index: number): Finding | undefined {
  const test = readMissedTest(reading, index);
  if (!test || test.operator === 'LIKE' || !/\p{L}/u.test(test.text))
    return undefined;
  // These have their own cards.
  if (/[%,]|^null$/i.test(test.text)) return undefined;
  const texts = readTexts(reading, test.use);
  const isColumn = test.use.source.columns?.includes(test.text) === true;
  const folded = [test.text, removeSpaces(test.text)]
    .flatMap((text) => [text, replaceTypography(text)])
    .map(fold);
  const isAlike = texts.some((text) => folded.includes(fold(text)));
  if (isColumn || isAlike) return undefined;
  const other = findSimilar(test.text, texts);
  const isShort =
    givesNoRows(reading) &&
    texts.length > 0 &&
    texts.length <= MAX_LISTED_VALUES;
  if (other === undefined && !isShort) return undefined;
  return createFinding(reading, index, index, {
    column: test.use.name,
    text: test.text,
    values:
      other === undefined
        ? `Los que hay son: ${texts.map((text) => `«${text}»`).join(', ')}.`
        : `Sí hay uno muy parecido: «${other}».`,
    fix:
      other === undefined
        ? 'Escribe uno de ellos.'
        : `Escribe \`'${other.replaceAll("'", "''")}'\`.`,
  });
}

/** Finds, at a position, a text that no row has as it is written. */
export const findTextFault = (
  reading: Reading,
  index: number,
): Finding | undefined =>
  findEmptyText(reading, index) ??
  findRewritten(reading, index, removeSpaces) ??
  findRewritten(reading, index, replaceTypography) ??
  findUnknownText(reading, index) ??
  findAccents(reading, index);

/** Texts that no row has, or not as they are written. */
export const storedTextHints: readonly HintCard[] = [
  {
    id: 'hint-empty-text',
    severity: 'warning',
    find: (context) => findAtTokens(context, findEmptyText),
    title: "`''` no es NULL: ninguna fila lo tiene",
    text: "`''` es un texto sin letras, un valor como otro. Las filas que no tienen `$column` guardan `NULL`, y ninguna guarda `''`.",
    fix: 'Escribe `$column $right`.',
    example: { wrong: "WHERE ciudad = ''", right: 'WHERE ciudad IS NULL' },
  },
  {
    id: 'hint-date-part',
    severity: 'warning',
    find: (context) => findAtTokens(context, findDatePart),
    title: "`'$text'` no es una fecha entera",
    text: 'En `$column` cada fecha tiene año, mes y día. «$text» no es igual a ninguna, y va antes que todas las que empiezan así.',
    fix: '$fix',
    example: {
      wrong: "WHERE dia = '2026-01'",
      right: "WHERE dia LIKE '2026-01-%'",
    },
  },
  {
    id: 'hint-extra-space',
    severity: 'warning',
    find: (context) =>
      findAtTokens(context, (reading, index) =>
        findRewritten(reading, index, removeSpaces),
      ),
    title: 'En este texto hay un espacio de más',
    text: 'Un espacio es un carácter como los otros, también al principio y al final. En `$column` está «$other», sin él.',
    fix: "Escribe `'$right'`.",
    example: {
      wrong: "WHERE nombre = 'Bruno '",
      right: "WHERE nombre = 'Bruno'",
    },
  },
  {
    id: 'hint-typographic-text',
    severity: 'warning',
    find: (context) =>
      findAtTokens(context, (reading, index) =>
        findRewritten(reading, index, replaceTypography),
      ),
    title: 'Este texto lleva un signo que no es el del teclado',
    text: "Los teléfonos cambian `'` por `’` y el guion por una raya. Son otros caracteres, y en `$column` está «$other».",
    fix: "Escribe `'$right'`. Dentro de un texto, el apóstrofo se escribe dos veces.",
    example: {
      wrong: "WHERE titulo = 'Rock ’n’ Raíz'",
      right: "WHERE titulo = 'Rock ''n'' Raíz'",
    },
  },
  {
    id: 'hint-unknown-text',
    severity: 'note',
    find: (context) => findAtTokens(context, findUnknownText),
    title: 'En `$column` no hay ningún «$text»',
    text: 'Ninguna fila de la tabla tiene ese valor en `$column`. $values',
    fix: '$fix',
    example: {
      wrong: "WHERE genero = 'familia'",
      right: "WHERE genero = 'familiar'",
    },
  },
];
