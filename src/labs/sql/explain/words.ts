// cspell:ignore AUTOINCREMENTAL CREATETABLE DELETEFROM DROPTABLE FOREIGNKEY
// cspell:ignore GROUPBY ILIKE INNERJOIN INSERTINTO ISNULL LEFTJOIN NOTNULL
// cspell:ignore FORANEA PRIMARYKEY RLIKE TRANSACCION SELECTDISTINCT UNICO
import { editDistance } from '../../../utils/editDistance';
import { fold } from '../../../utils/fold';

/** Words that begin a statement. */
export const STATEMENT_WORDS: ReadonlySet<string> = new Set([
  'SELECT',
  'INSERT',
  'UPDATE',
  'DELETE',
  'CREATE',
  'DROP',
  'ALTER',
  'WITH',
  'BEGIN',
  'COMMIT',
  'ROLLBACK',
  'PRAGMA',
  'EXPLAIN',
  'VALUES',
  'REPLACE',
]);

/** Words that begin a clause of a query, in the order in which they go. */
export const CLAUSE_WORDS: readonly string[] = [
  'SELECT',
  'FROM',
  'WHERE',
  'GROUP',
  'HAVING',
  'WINDOW',
  'ORDER',
  'LIMIT',
  'OFFSET',
];

/** Words that join two queries. */
export const COMPOUND_WORDS: ReadonlySet<string> = new Set([
  'UNION',
  'INTERSECT',
  'EXCEPT',
]);

/** Words of a JOIN. */
export const JOIN_WORDS: ReadonlySet<string> = new Set([
  'NATURAL',
  'LEFT',
  'RIGHT',
  'FULL',
  'OUTER',
  'INNER',
  'CROSS',
  'JOIN',
]);

/** Reserved words, which are not names unless they are in quotes. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set([
  'ADD',
  'ALL',
  'ALTER',
  'AND',
  'AS',
  'AUTOINCREMENT',
  'BETWEEN',
  'CASE',
  'CHECK',
  'COLLATE',
  'COMMIT',
  'CONSTRAINT',
  'CREATE',
  'CROSS',
  'DEFAULT',
  'DEFERRABLE',
  'DELETE',
  'DISTINCT',
  'DROP',
  'ELSE',
  'ESCAPE',
  'EXCEPT',
  'EXISTS',
  'FOREIGN',
  'FROM',
  'FULL',
  'GROUP',
  'HAVING',
  'IN',
  'INDEX',
  'INNER',
  'INSERT',
  'INTERSECT',
  'INTO',
  'IS',
  'ISNULL',
  'JOIN',
  'LEFT',
  'LIMIT',
  'NATURAL',
  'NOT',
  'NOTHING',
  'NOTNULL',
  'NULL',
  'ON',
  'OR',
  'ORDER',
  'OUTER',
  'PRIMARY',
  'REFERENCES',
  'RETURNING',
  'RIGHT',
  'SELECT',
  'SET',
  'TABLE',
  'THEN',
  'TO',
  'TRANSACTION',
  'UNION',
  'UNIQUE',
  'UPDATE',
  'USING',
  'VALUES',
  'WHEN',
  'WHERE',
]);

/** Keywords that are often misspelled, the most used first. */
const MISSPELLED_WORDS: readonly string[] = [
  'SELECT',
  'FROM',
  'WHERE',
  'GROUP',
  'ORDER',
  'BY',
  'HAVING',
  'LIMIT',
  'JOIN',
  'LEFT',
  'INNER',
  'DISTINCT',
  'INSERT',
  'INTO',
  'VALUES',
  'UPDATE',
  'SET',
  'DELETE',
  'CREATE',
  'TABLE',
  'DROP',
  'ALTER',
  'PRIMARY',
  'KEY',
  'FOREIGN',
  'REFERENCES',
  'UNIQUE',
  'CHECK',
  'DEFAULT',
  'NULL',
  'NOT',
  'AND',
  'LIKE',
  'BETWEEN',
  'EXISTS',
  'UNION',
  'CASE',
  'WHEN',
  'THEN',
  'ELSE',
  'END',
  'DESC',
  'ASC',
  'USING',
  'OFFSET',
  'INDEX',
  'VIEW',
  'BEGIN',
  'COMMIT',
  'ROLLBACK',
  'COLLATE',
  'CROSS',
  'RIGHT',
  'FULL',
  'NATURAL',
  'OUTER',
  'INTERSECT',
  'EXCEPT',
  'CONSTRAINT',
  'AUTOINCREMENT',
  'WITH',
  'TRIGGER',
  'ESCAPE',
  'COLUMN',
  'RENAME',
  'TRANSACTION',
  'RECURSIVE',
  'RETURNING',
  'PARTITION',
  'CASCADE',
  'CONFLICT',
];

const KEYWORDS: ReadonlySet<string> = new Set([
  ...MISSPELLED_WORDS,
  ...RESERVED_WORDS,
  ...STATEMENT_WORDS,
]);

/** Returns true for a keyword of SQL. */
export const isKeyword = (word: string): boolean =>
  KEYWORDS.has(word.toUpperCase());

/** Words of other databases, which are not misspellings. */
const FOREIGN_WORDS: ReadonlySet<string> = new Set([
  'ILIKE',
  'RLIKE',
  'AUTO_INCREMENT',
  'AUTOINCREMENTAL',
  'TOP',
  'FETCH',
  'SHOW',
  'USE',
  'DIV',
  'MOD',
  'XOR',
  'ANY',
  'SOME',
  'ENUM',
  'ENGINE',
  'NOTNULL',
  'ORDERBY',
  'GROUPBY',
  'INSERTINTO',
  'DELETEFROM',
  'LEFTJOIN',
  'INNERJOIN',
  'CREATETABLE',
  'DROPTABLE',
  'PRIMARYKEY',
  'FOREIGNKEY',
  'SELECTDISTINCT',
]);

/**
 * Finds the keyword of which a word is a misspelling: one edit away, or two for
 * a long word.
 */
export function findKeyword(word: string): string | undefined {
  const folded = fold(word).toUpperCase();
  const upper = word.toUpperCase();
  if (KEYWORDS.has(upper) || FOREIGN_WORDS.has(upper)) return undefined;
  const maxEdits = folded.length > 6 ? 2 : 1;
  let best: string | undefined;
  let bestDistance = maxEdits + 1;
  for (const keyword of MISSPELLED_WORDS) {
    if (folded.length < 2 || keyword.length < 3) continue;
    const distance = editDistance(folded, keyword, maxEdits);
    if (distance < bestDistance) [best, bestDistance] = [keyword, distance];
  }
  return best;
}

/** Keywords, by what they are called in Spanish or in whole words. */
const SPANISH_WORDS: ReadonlyMap<string, string> = new Map([
  ['SELECCIONA', 'SELECT'],
  ['SELECCIONAR', 'SELECT'],
  ['DESDE', 'FROM'],
  ['DE', 'FROM'],
  ['DONDE', 'WHERE'],
  ['POR', 'BY'],
  ['Y', 'AND'],
  ['O', 'OR'],
  ['NO', 'NOT'],
  ['ES', 'IS'],
  ['NULO', 'NULL'],
  ['COMO', 'LIKE'],
  ['ENTRE', 'BETWEEN'],
  ['EN', 'IN'],
  ['ORDENAR', 'ORDER'],
  ['ORDENA', 'ORDER'],
  ['SORT', 'ORDER'],
  ['MINUS', 'EXCEPT'],
  ['FILTRAR', 'WHERE'],
  ['FILTRA', 'WHERE'],
  ['AGRUPAR', 'GROUP'],
  ['AGRUPA', 'GROUP'],
  ['GRUPO', 'GROUP'],
  ['LIMITE', 'LIMIT'],
  ['UNIR', 'JOIN'],
  ['INSERTAR', 'INSERT'],
  ['INSERTA', 'INSERT'],
  ['VALORES', 'VALUES'],
  ['ACTUALIZAR', 'UPDATE'],
  ['ACTUALIZA', 'UPDATE'],
  ['BORRAR', 'DELETE'],
  ['QUITAR', 'DELETE'],
  ['QUITA', 'DELETE'],
  ['CAMBIAR', 'UPDATE'],
  ['CAMBIA', 'UPDATE'],
  ['MODIFICAR', 'UPDATE'],
  ['AGREGAR', 'INSERT'],
  ['AGREGA', 'INSERT'],
  ['GUARDAR', 'COMMIT'],
  ['GUARDA', 'COMMIT'],
  ['BORRA', 'DELETE'],
  ['ELIMINAR', 'DELETE'],
  ['CREAR', 'CREATE'],
  ['CREA', 'CREATE'],
  ['TABLA', 'TABLE'],
  ['CUANDO', 'WHEN'],
  ['ENTONCES', 'THEN'],
  ['SINO', 'ELSE'],
  ['FIN', 'END'],
  ['ASCENDENTE', 'ASC'],
  ['DESCENDENTE', 'DESC'],
  ['ASCENDING', 'ASC'],
  ['DESCENDING', 'DESC'],
  ['ASCEND', 'ASC'],
  ['DESCEND', 'DESC'],
  ['ASCENDIENTE', 'ASC'],
  ['DESCENDIENTE', 'DESC'],
  ['TENIENDO', 'HAVING'],
  ['TRANSACCION', 'TRANSACTION'],
  ['COLUMNA', 'COLUMN'],
  ['INDICE', 'INDEX'],
  ['VISTA', 'VIEW'],
  ['PRIMARIA', 'PRIMARY'],
  ['FORANEA', 'FOREIGN'],
  ['REFERENCIA', 'REFERENCES'],
  ['REFERENCIAS', 'REFERENCES'],
  ['CONFIRMAR', 'COMMIT'],
  ['DESHACER', 'ROLLBACK'],
  ['EXISTE', 'EXISTS'],
  ['MUESTRA', 'SELECT'],
  ['MOSTRAR', 'SELECT'],
  ['ELEGIR', 'SELECT'],
  ['ELIGE', 'SELECT'],
  ['BUSCAR', 'SELECT'],
  ['BUSCA', 'SELECT'],
  ['CLAVE', 'KEY'],
  ['DISTINTO', 'DISTINCT'],
  ['UNICO', 'UNIQUE'],
  ['DISTINTOS', 'DISTINCT'],
]);

/** Finds the keyword that a Spanish word stands for. */
export const findSpanishKeyword = (word: string): string | undefined =>
  SPANISH_WORDS.get(fold(word).toUpperCase());

/** Functions that compute one value of many rows. */
export const AGGREGATES: ReadonlySet<string> = new Set([
  'COUNT',
  'SUM',
  'AVG',
  'TOTAL',
  'GROUP_CONCAT',
  'STRING_AGG',
  'MIN',
  'MAX',
]);
