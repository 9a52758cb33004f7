import { quoteName } from '../engine/quoteName';

/** Writes the query of the first rows of a table. */
export const createPreviewQuery = (table: string): string =>
  `SELECT * FROM ${quoteName(table)} LIMIT 20;`;
