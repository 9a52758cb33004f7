import { readGames, readGenres, readMembers } from './catalog';
import { formatDay, LAST_DAY, OPENING_DAY } from './dates';
import { createLoans } from './loans';
import type { LoanMember } from './loans';
import { createRandom } from './random';
import type { Random } from './random';
import { LIBRARY_SCHEMA, SHELF_SCHEMA } from './schema';
import { writeInsert } from './sqlText';
import type { Cell, Row } from './sqlText';

/** Kind of a column of the catalog: other data depend on the values of a code. */
type ColumnKind = 'text' | 'optionalText' | 'optional' | 'code';

/** Changes the values of a column of the catalog, before rows are taken. */
export type ColumnChange = (
  cells: readonly Cell[],
  kind: ColumnKind,
  random: Random,
) => readonly Cell[];

/** Size and content of a library. */
export interface LibraryPlan {
  readonly genres: number;
  readonly games: number;
  readonly members: number;
  readonly loans: number;
  readonly change: ColumnChange;
  /** Part of the ratings and introducers that are unknown, from 0 to 1. */
  readonly unknownShare: number;
  /** Games tied as the most lent. */
  readonly leaders: number;
  /** Loans that are long overdue. */
  readonly overdue: number;
}

const GAME_KINDS: readonly ColumnKind[] = [
  'text',
  'optional',
  'code',
  'optional',
  'optional',
  'code',
  'code',
];
const MEMBER_KINDS: readonly ColumnKind[] = [
  'text',
  'optionalText',
  'optional',
];
const MAX_FIRST_ID = 50;

/** Takes the first rows of a catalog, once its columns have been changed. */
function takeRows(
  columns: readonly (readonly Cell[])[],
  kinds: readonly ColumnKind[],
  count: number,
  change: ColumnChange,
  random: Random,
): Row[] {
  const changed = columns.map((cells, index) =>
    change(cells, kinds[index] ?? 'code', random),
  );
  return Array.from({ length: count }, (_, row) =>
    changed.map((cells) => cells[row] ?? null),
  );
}

/** Keeps the values of a column as they are written. */
export const keepColumn: ColumnChange = (cells) => cells;

/** Returns 1 for the course's own data and another number for the rest. */
const pickFirstId = (change: ColumnChange, random: Random): number =>
  change === keepColumn ? 1 : 2 + random.nextInteger(MAX_FIRST_ID);

/** Spreads the members over the years; a fifth of them are founders. */
function planMembers(count: number, firstId: number): LoanMember[] {
  const founders = Math.ceil(count / 5);
  return Array.from({ length: count }, (_, index) => {
    const place = Math.max(0, index + 1 - founders);
    const part = place / Math.max(1, count - founders);
    const id = firstId + index;
    return {
      // No member has the number 13.
      id: id < 13 ? id : id + 1,
      joinedDay: OPENING_DAY + Math.floor(part * (LAST_DAY - OPENING_DAY)),
    };
  });
}

/** Picks an older member, more often one of the oldest, or none. */
function pickIntroducer(
  random: Random,
  members: readonly LoanMember[],
  index: number,
  unknownShare: number,
): number | null {
  if (index < 3 || random.nextBoolean(unknownShare)) return null;
  const place = Math.min(random.nextInteger(index), random.nextInteger(index));
  return members[place]?.id ?? null;
}

/** Links a game to its genres, each given by its letter. */
function linkGenres(
  letters: Cell,
  genres: readonly Row[],
  firstId: number,
): readonly number[] {
  const ids = Array.from(String(letters), (letter) => {
    const place = readGenres()[0]?.indexOf(letter) ?? 0;
    return firstId + (place % genres.length);
  });
  return [...new Set(ids)];
}

/** Creates a library in SQL: its tables and their rows. */
export function createLibrary(seed: number, plan: LibraryPlan): string {
  const random = createRandom(seed);
  const { change, unknownShare } = plan;
  const take = (
    columns: readonly (readonly Cell[])[],
    kinds: readonly ColumnKind[],
    count: number,
  ) => takeRows(columns, kinds, count, change, random);
  const genres = take(readGenres(), [], plan.genres);
  const games = take(readGames(), GAME_KINDS, plan.games);
  const people = take(readMembers(), MEMBER_KINDS, plan.members);
  const firstId = pickFirstId(change, random);
  const members = planMembers(people.length, firstId);
  const memberRows = people.map((person, index): Row => {
    const { id = 0, joinedDay = 0 } = members[index] ?? {};
    return [
      id,
      String((id * 23) % 997).padStart(3, '0'),
      ...person,
      formatDay(joinedDay),
      pickIntroducer(random, members, index, unknownShare),
    ];
  });
  const loanRows = createLoans(random, {
    games: games.map(([, , , , , copies], index) => ({
      id: firstId + index,
      copies: Number(copies),
    })),
    members,
    count: plan.loans,
    leaders: plan.leaders,
    unratedShare: unknownShare,
    overdueCount: plan.overdue,
  });
  const withIds = (rows: readonly Row[]): Row[] =>
    rows.map((row, index) => [firstId + index, ...row]);
  return [
    LIBRARY_SCHEMA,
    writeInsert('genero', withIds(genres.map((genre) => genre.slice(1)))),
    writeInsert('juego', withIds(games.map((game) => game.slice(0, 6)))),
    writeInsert(
      'juego_genero',
      games.flatMap(([, , , , , , letters = ''], index) =>
        linkGenres(letters, genres, firstId).map((id) => [firstId + index, id]),
      ),
    ),
    writeInsert('socio', memberRows),
    writeInsert('prestamo', loanRows),
  ].join('');
}

/** Creates the bookshelf in SQL: some games of the library, in one table. */
export function createShelf(seed: number, plan: LibraryPlan): string {
  const random = createRandom(seed);
  const rows = takeRows(
    readGames().slice(0, 4),
    GAME_KINDS,
    plan.games,
    plan.change,
    random,
  );
  const firstId = pickFirstId(plan.change, random);
  return (
    SHELF_SCHEMA +
    writeInsert(
      'juego',
      rows.map((row, index) => [firstId + index, ...row]),
    )
  );
}
