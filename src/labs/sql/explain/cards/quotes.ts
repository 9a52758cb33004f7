// cspell:ignore rodéalo
import type { Token } from '../../engine/tokens';
import type { SqlRange } from '../../engine/types';
import { getRange } from '../tokenTools';
import type { FaultCard, FaultContext, Finding } from '../types';
import { getFaultRange, SYNTAX_ERROR } from './shared';

const ANY_MESSAGE =
  /^(?:near "|unrecognized token|no such column|no such table|incomplete input)/;
const UNRECOGNIZED = /^unrecognized token: "(?<token>[\s\S]*)"$/;

const TYPOGRAPHIC_QUOTES = /[‘’‚‛“”„‟´«»]/;
/** Blanks that are not ASCII, and characters that are not seen. */
const INVISIBLE = /[^\S \t\r\n\f\v]|[\u200b-\u200f\u2060\ufeff]/;
/** Signs that a text closed too late has inside. */
const SWALLOWED_SQL = /[=<>(),]|\b(?:and|or|from|where|values|order|group)\b/i;

const isQuoted = ({ kind }: Token): boolean =>
  kind === 'text' || kind === 'quoted-name';

/** Finds the first character of a kind outside quotes and comments. */
function findOutsideTexts(
  { tokens, sql, statement }: FaultContext,
  character: RegExp,
): number {
  let end = statement.start;
  for (const token of tokens) {
    const gap = sql.slice(end, token.start);
    const isComment = gap.includes('--') || gap.includes('/*');
    const inGap = isComment ? -1 : gap.search(character);
    if (inGap >= 0) return end + inGap;
    if (!isQuoted(token) && character.test(token.text))
      return token.start + token.text.search(character);
    end = token.end;
  }
  return -1;
}

/** Returns the place of a text in typographic quotes, or closed by one. */
function findTypographicText(context: FaultContext): SqlRange | undefined {
  const { sql, statement, tokens } = context;
  const start = findOutsideTexts(context, TYPOGRAPHIC_QUOTES);
  if (start < 0) return undefined;
  const open = tokens.find(
    (token) => token.start <= start && start < token.end,
  );
  if (open?.kind === 'unknown' && /^['"]/.test(open.text))
    return { start: open.start, end: start + 1 };
  const rest = sql.slice(start + 1, statement.end);
  const length = rest.search(TYPOGRAPHIC_QUOTES);
  if (length >= 0) return { start, end: start + length + 2 };
  const straight = rest.search(/['"]/);
  return { start, end: start + (straight < 0 ? 1 : straight + 2) };
}

/** Kinds of tokens into which an apostrophe breaks a text. */
const TEXT_PIECES: ReadonlySet<string> = new Set(['text', 'word', 'number']);

const isTextPiece = (token: Token | undefined): boolean =>
  token !== undefined &&
  TEXT_PIECES.has(token.kind) &&
  !(token.kind === 'text' && SWALLOWED_SQL.test(token.text));

/** Finds a text and the pieces that touch it, after an apostrophe closed it. */
function findBrokenText({ tokens, index }: FaultContext): Finding | undefined {
  const touchesNext = (at: number) => tokens[at]?.end === tokens[at + 1]?.start;
  const first = [index - 1, index - 2, index - 3].findLast(
    (at) =>
      tokens[at]?.kind === 'text' &&
      ['word', 'number'].includes(tokens[at + 1]?.kind ?? '') &&
      touchesNext(at),
  );
  if (first === undefined) return undefined;
  if (SWALLOWED_SQL.test(tokens[first]?.text ?? '')) return undefined;
  let last = first + 1;
  while (touchesNext(last) && isTextPiece(tokens[last + 1])) last += 1;
  return { range: getRange(tokens, first, last) };
}

/** Returns true when the fault touches the text before it. */
function followsText({ tokens, index }: FaultContext): boolean {
  const before = tokens[index - 1];
  return (
    before?.kind === 'text' &&
    before.end === tokens[index]?.start &&
    TEXT_PIECES.has(tokens[index].kind)
  );
}

/** Texts, comments and characters that are not of SQL. */
export const quoteCards: readonly FaultCard[] = [
  {
    id: 'typographic-quotes',
    messages: [ANY_MESSAGE],
    isCause: true,
    find: (context) => {
      const range = findTypographicText(context);
      const written = range && context.sql.slice(range.start, range.end);
      return (
        range && {
          range,
          captures: {
            quote: TYPOGRAPHIC_QUOTES.exec(written ?? '')?.[0] ?? '',
            inner: written?.slice(1, -1) ?? '',
          },
        }
      );
    },
    title: 'Esas comillas no son de SQL',
    text: 'La comilla `$quote` es de las que ponen los procesadores de texto y algunos teléfonos. Para SQLite es una letra más: no abre ni cierra ningún texto.',
    fix: "Escribe las comillas rectas del teclado: `'$inner'`.",
    example: { wrong: 'WHERE nombre = ‘Ana’', right: "WHERE nombre = 'Ana'" },
  },
  {
    id: 'invisible-character',
    messages: [ANY_MESSAGE],
    isCause: true,
    find: (context) => {
      const start = findOutsideTexts(context, INVISIBLE);
      return start < 0 ? undefined : { range: { start, end: start + 1 } };
    },
    title: 'Hay un carácter que no se ve',
    text: 'Entre las palabras hay un espacio especial, de los que llegan al copiar de una página o de un documento. Para SQLite es una letra más de la palabra.',
    fix: 'Bórralo y escribe un espacio con la barra del teclado.',
  },
  {
    id: 'unclosed-quote',
    messages: [UNRECOGNIZED, SYNTAX_ERROR],
    isCause: true,
    find: (context, { token }) => {
      const { tokens, index } = context;
      if (findBrokenText(context)) return undefined;
      if (token !== undefined)
        return /^['"`[]/.test(token)
          ? {
              range: getFaultRange(context),
              captures: { quote: token.charAt(0).replace('`', 'acento grave') },
            }
          : undefined;
      const before = tokens[index - 1]?.text ?? '';
      return followsText(context) && SWALLOWED_SQL.test(before)
        ? {
            range: getRange(tokens, index - 1, index - 1),
            captures: { quote: "'" },
          }
        : undefined;
    },
    title: 'Falta la comilla que cierra el texto',
    text: 'La comilla `$quote` abre un texto, y SQLite no encontró la que lo cierra donde debía terminar: todo lo que sigue quedó dentro.',
    fix: 'Cierra el texto con la misma comilla con que se abrió.',
    example: { wrong: "WHERE nombre = 'Ana", right: "WHERE nombre = 'Ana'" },
  },
  {
    id: 'quote-inside-text',
    messages: [UNRECOGNIZED, SYNTAX_ERROR],
    isCause: true,
    find: findBrokenText,
    title: 'Una comilla dentro del texto lo cerró antes de tiempo',
    text: "El texto lleva un apóstrofo, y para SQLite la segunda `'` es la que cierra. Lo que sigue ya no es texto.",
    fix: "Dentro de un texto, la comilla se escribe dos veces: `''`.",
    example: { wrong: "'O'Higgins'", right: "'O''Higgins'" },
  },
  {
    id: 'comment-of-another-language',
    messages: [UNRECOGNIZED, SYNTAX_ERROR],
    isCause: true,
    find: ({ tokens, index, sql }) => {
      const token = tokens[index];
      // Between two values, two bars are an operator of other languages.
      if (tokens[index - 1]?.end === token?.start) return undefined;
      const [, sign] = /^(#|\/\/|[—–]+)/.exec(sql.slice(token?.start)) ?? [];
      const line = sql.slice(0, token?.start).split('\n').at(-1) ?? '';
      // In the middle of a line, a dash is a minus that the phone changed.
      const isDash = /^[—–]/.test(sign ?? '');
      if (isDash && index > 0 && line.trim() !== '') return undefined;
      return token && sign !== undefined
        ? {
            range: { start: token.start, end: token.start + sign.length },
            captures: { sign },
          }
        : undefined;
    },
    title: '`$sign` no empieza un comentario en SQLite',
    text: 'Otros lenguajes comentan con `#` o `//`, y los teléfonos cambian dos guiones por una raya. SQLite tomó `$sign` por parte de la sentencia.',
    fix: 'Empieza el comentario con dos guiones, `--`; llega hasta el final de la línea.',
    example: {
      wrong: 'SELECT * FROM juego # todos',
      right: 'SELECT * FROM juego -- todos',
    },
  },
  {
    id: 'name-with-digit',
    messages: [/^unrecognized token: "(?<name>\d+[\p{L}_][\p{L}\d_]*)"$/u],
    find: ({ sql, fault }, { name = '' }) => {
      const { offset = 0 } = fault;
      return sql.startsWith(name, offset)
        ? { range: { start: offset, end: offset + name.length } }
        : undefined;
    },
    title: 'Un nombre no empieza con un número',
    text: '`$name` empieza con una cifra, y SQLite esperaba un número, o un nombre que empiece con una letra.',
    fix: 'Pon la letra delante, o escribe el nombre entre comillas dobles: `"$name"`. Si era un texto, va entre comillas simples.',
    example: {
      wrong: 'CREATE TABLE 2semestre (id INTEGER)',
      right: 'CREATE TABLE semestre2 (id INTEGER)',
    },
  },
  {
    id: 'cast-with-colons',
    messages: [/^unrecognized token: ":+"$/],
    find: ({ sql, fault }) => {
      const { offset = 0 } = fault;
      return sql.startsWith('::', offset)
        ? { range: { start: offset, end: offset + 2 } }
        : undefined;
    },
    title: 'SQLite no convierte con `::`',
    text: 'Cambiar el tipo de un valor con `::` es de PostgreSQL.',
    fix: 'Usa `CAST(valor AS TIPO)`.',
    example: {
      wrong: 'SELECT precio::TEXT FROM juego',
      right: 'SELECT CAST(precio AS TEXT) FROM juego',
    },
  },
  {
    id: 'strange-character',
    messages: [UNRECOGNIZED],
    isFallback: true,
    find: ({ sql, fault }, { token = '' }) => {
      const { offset = 0 } = fault;
      return sql.startsWith(token, offset)
        ? { range: { start: offset, end: offset + token.length } }
        : undefined;
    },
    title: '`$token` no es de SQL',
    text: 'Aquí se esperaba una palabra, un número o un signo de SQL, y SQLite no sabe leer `$token`.',
    fix: 'Bórralo. Si es parte de un texto, rodéalo con comillas simples.',
    example: { wrong: 'SELECT precio + 10€', right: 'SELECT precio + 10' },
  },
];
