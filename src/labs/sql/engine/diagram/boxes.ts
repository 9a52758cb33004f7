import type { Schema, SchemaTable } from '../types';
import { findJunctions } from './relations';
import type { Relation } from './relations';

/** Width of a character of the diagram, in its units. */
const CHARACTER_WIDTH = 7.9;
export const ROW_HEIGHT = 24;
/** Height of the name of a table. */
const HEAD_HEIGHT = 30;
const PADDING = 10;
/** Characters of the mark of a key, with its space. */
const MARK_LENGTH = 3;
/** Characters of the longest row of a wide box. */
const MAX_ROW_LENGTH = 30;
const MIN_ROW_LENGTH = 12;
/** Characters of the row that counts the columns left out. */
const HIDDEN_ROW_LENGTH = 17;
/** Columns of a box; the others are counted, except for those of keys. */
const MAX_BOX_ROWS = 14;

/** Column of a table in the diagram. */
export interface BoxRow {
  readonly name: string;
  readonly type: string;
  readonly isPrimary: boolean;
  readonly isForeign: boolean;
}

/** Table or view of the diagram, before it has a place. */
export interface BoxContent {
  readonly table: string;
  /** Remark on the table: `vista`, `tabla intermedia`. */
  readonly note: string;
  readonly rows: readonly BoxRow[];
  /** Columns left out. */
  readonly hidden: number;
  readonly height: number;
  /** Width at which nothing is cut. */
  readonly naturalWidth: number;
}

const toWidth = (length: number): number =>
  Math.ceil(length * CHARACTER_WIDTH + 2 * PADDING);

/** Returns the distance from the top of a box to its first row. */
export const getRowsTop = ({ note }: Pick<BoxContent, 'note'>): number =>
  HEAD_HEIGHT + (note === '' ? 0 : ROW_HEIGHT / 2);

/** Cuts a text to what fits in a width. */
function cutText(text: string, length: number): string {
  return text.length > length
    ? `${text.slice(0, Math.max(1, length - 1))}…`
    : text;
}

/** Cuts the texts of a row to the width of its box; the type goes first. */
export function fitRow(
  { name, type }: BoxRow,
  width: number,
): { readonly name: string; readonly type: string } {
  const length = Math.floor((width - 2 * PADDING) / CHARACTER_WIDTH);
  const left = length - MARK_LENGTH;
  const fits = name.length + 1 + type.length <= left;
  return { name: cutText(name, left), type: fits ? type : '' };
}

/** Cuts the name of a table to the width of its box. */
export const fitName = (name: string, width: number): string =>
  cutText(name, Math.floor((width - 2 * PADDING) / CHARACTER_WIDTH));

/** Chooses the columns that are drawn: those of keys, and the first ones. */
function chooseRows(rows: readonly BoxRow[]): readonly BoxRow[] {
  if (rows.length <= MAX_BOX_ROWS) return rows;
  const isKey = ({ isPrimary, isForeign }: BoxRow) => isPrimary || isForeign;
  const room = MAX_BOX_ROWS - 1 - rows.filter(isKey).length;
  const plain = new Set(
    rows.filter((row) => !isKey(row)).slice(0, Math.max(0, room)),
  );
  return rows.filter((row) => isKey(row) || plain.has(row));
}

function getNote({ kind }: SchemaTable, isJunction: boolean): string {
  if (kind === 'view') return 'vista';
  return isJunction ? 'tabla intermedia' : '';
}

function createBox(
  table: SchemaTable,
  relations: readonly Relation[],
  isJunction: boolean,
): BoxContent {
  const own = relations.filter(({ child }) => child === table.name);
  const all = table.columns.map(({ name, type, keyPosition }) => ({
    name,
    type,
    isPrimary: keyPosition > 0,
    isForeign: own.some(({ columns }) => columns.includes(name)),
  }));
  const rows = chooseRows(all);
  const hidden = all.length - rows.length;
  const note = getNote(table, isJunction);
  const lengths = rows.map(
    ({ name, type }) => MARK_LENGTH + name.length + 1 + type.length,
  );
  const length = Math.max(
    table.name.length,
    note.length,
    hidden > 0 ? HIDDEN_ROW_LENGTH : MIN_ROW_LENGTH,
    ...lengths,
  );
  return {
    table: table.name,
    note,
    rows,
    hidden,
    height:
      getRowsTop({ note }) + (rows.length + (hidden > 0 ? 1 : 0)) * ROW_HEIGHT,
    naturalWidth: toWidth(Math.min(MAX_ROW_LENGTH, length)),
  };
}

/** Creates the boxes of the tables and views. */
export function createBoxes(
  schema: Schema,
  relations: readonly Relation[],
): readonly BoxContent[] {
  const junctions = findJunctions(schema, relations).map(({ table }) => table);
  return schema.map((table) =>
    createBox(table, relations, junctions.includes(table.name)),
  );
}
