import { formatDay, LAST_DAY, OPENING_DAY } from './dates';
import type { Random } from './random';
import type { Row } from './sqlText';

interface LoanGame {
  readonly id: number;
  readonly copies: number;
}

export interface LoanMember {
  readonly id: number;
  readonly joinedDay: number;
}

/** Data from which the loans of a library are created. */
export interface LoanPlan {
  readonly games: readonly LoanGame[];
  readonly members: readonly LoanMember[];
  readonly count: number;
  /** Games tied as the most lent. */
  readonly leaders: number;
  /** Part of the returned loans without a rating, from 0 to 1. */
  readonly unratedShare: number;
  /** Loans that are long overdue, apart from the first of all. */
  readonly overdueCount: number;
}

interface Lending extends LoanPlan {
  /** Positions of the members who borrow, from the oldest one. */
  readonly borrowers: readonly number[];
  /** Positions of those who have borrowed something. */
  readonly served: Set<number>;
}

interface Loan {
  readonly game: number;
  member: number;
  readonly day: number;
  readonly dueDay: number;
  returnedDay: number | null;
  rating: number | null;
}

/** Position of a member who borrows one game again and again, and of that game. */
const FAN = 2;
/** Position of the member who keeps what he borrows. */
const DEBTOR = 1;
/** Position of an old member who has never borrowed anything. */
const SILENT = 4;
/** Month in which the library was closed. */
const CLOSED_MONTH = '2025-08';

/**
 * Decides how many times each game is lent, and shuffles those times. The first
 * games are tied as the most lent; the last one is never lent; the one before it
 * is lent once, and is the first loan of all.
 */
function planGames(
  random: Random,
  { games: { length: games }, count: loans, leaders }: LoanPlan,
): number[] {
  if (games < 3) return Array<number>(loans).fill(0);
  const most = Math.max(2, Math.floor((2.8 * loans) / games));
  const counts = Array.from({ length: games }, (_, game) =>
    game < leaders ? most : 0,
  );
  let left = loans - 1 - leaders * most;
  for (let tries = 9 * loans; left > 0 && tries > 0; tries -= 1) {
    const game = leaders + random.nextInteger(games - 2 - leaders);
    const count = counts[game] ?? 0;
    if (count >= most - 1) continue;
    counts[game] = count + 1;
    left -= 1;
  }
  const times = counts.flatMap((count, game) =>
    Array<number>(count).fill(game),
  );
  return [games - 2, ...random.shuffle(times)];
}

/** Picks the days of the loans: none in the closed month, more in December. */
function pickDays(random: Random, count: number): number[] {
  const days: number[] = [];
  while (days.length < count) {
    const day = OPENING_DAY + random.nextInteger(LAST_DAY - OPENING_DAY + 1);
    const month = formatDay(day).slice(0, 7);
    const isKept = month.endsWith('-12') || random.nextBoolean(0.5);
    if (isKept && month !== CLOSED_MONTH) days.push(day);
  }
  return days.sort((a, b) => a - b);
}

/** Lists the positions of the members who borrow, from the oldest one. */
const listBorrowers = (members: readonly LoanMember[]): number[] =>
  [...members.keys()].filter(
    (index) =>
      members.length < 3 || (index !== SILENT && index !== members.length - 1),
  );

/**
 * Picks a member who had joined by a day: one who has not borrowed yet, or else
 * anyone, more often one of the oldest.
 */
function pickMember(
  random: Random,
  { members, borrowers, served }: Lending,
  game: number,
  day: number,
): number {
  const candidates = borrowers.slice(
    0,
    1 +
      borrowers.findLastIndex(
        (index) => (members[index]?.joinedDay ?? Infinity) <= day,
      ),
  );
  const isForFan = game === FAN && random.nextBoolean(0.6);
  if (isForFan && candidates.includes(FAN)) return FAN;
  const newcomer = candidates.find((index) => !served.has(index));
  if (newcomer !== undefined) return newcomer;
  const place = random.nextInteger(candidates.length);
  const isOldest = random.nextBoolean(0.6);
  return candidates[isOldest ? random.nextInteger(place + 1) : place] ?? 0;
}

/** Rates a game from 1 to 5: the first one is liked, the second one is not. */
function rateGame(random: Random, game: number): number {
  if (game === 0) return 4 + random.nextInteger(2);
  if (game === 1) return 1 + random.nextInteger(2);
  return Math.min(5, 1 + ((game * 7) % 4) + random.nextInteger(3));
}

function createLoan(
  random: Random,
  plan: Lending,
  game: number,
  day: number,
): Loan {
  const period = random.pick([7, 14, 14, 21]);
  const kept = random.nextBoolean(0.8)
    ? 1 + random.nextInteger(period)
    : period + 1 + random.nextInteger(25);
  const isLost = plan.games.length > 2 && game === plan.games.length - 2;
  const isBack = !isLost && day + kept <= LAST_DAY;
  const rating = random.nextBoolean(plan.unratedShare)
    ? null
    : rateGame(random, game);
  return {
    game,
    member: pickMember(random, plan, game, day),
    day,
    dueDay: day + period,
    returnedDay: isBack ? day + kept : null,
    rating: isBack ? rating : null,
  };
}

/**
 * Leaves some loans without return: each is the last one of its game, so that no
 * game is lent more times at once than copies it has. Most are of one member.
 */
function leaveOverdue(
  loans: readonly Loan[],
  { members, overdueCount }: LoanPlan,
): void {
  const seen = new Set<number>();
  let left = overdueCount;
  for (const loan of loans.toReversed()) {
    const isLast = !seen.has(loan.game);
    seen.add(loan.game);
    if (!isLast || left === 0 || loan.dueDay > LAST_DAY - 30) continue;
    // The newest members may have borrowed this one game.
    const isOfNewest = loan.member > members.length / 2;
    if (loan.returnedDay === null || isOfNewest) continue;
    left -= 1;
    loan.returnedDay = null;
    loan.rating = null;
    if (left % 3 !== 0 && members.length > DEBTOR) loan.member = DEBTOR;
  }
}

/** Creates the rows of the loans, from the oldest one. */
export function createLoans(random: Random, plan: LoanPlan): Row[] {
  const lending = {
    ...plan,
    borrowers: listBorrowers(plan.members),
    served: new Set<number>(),
  };
  const pending = planGames(random, plan);
  const freeDays = plan.games.map(({ copies }) =>
    Array<number>(copies).fill(0),
  );
  const loans: Loan[] = [];
  for (const day of pickDays(random, pending.length)) {
    const next = pending.findIndex((game) =>
      freeDays[game]?.some((freeDay) => freeDay <= day),
    );
    const game = pending[next];
    if (game === undefined) continue;
    pending.splice(next, 1);
    const loan = createLoan(random, lending, game, day);
    const free = freeDays[game] ?? [];
    free[free.findIndex((freeDay) => freeDay <= day)] =
      loan.returnedDay ?? Infinity;
    lending.served.add(loan.member);
    loans.push(loan);
  }
  leaveOverdue(loans, plan);
  return loans.map((loan, index) => [
    index + 1,
    plan.games[loan.game]?.id ?? null,
    plan.members[loan.member]?.id ?? null,
    formatDay(loan.day),
    formatDay(loan.dueDay),
    loan.returnedDay === null ? null : formatDay(loan.returnedDay),
    loan.rating,
  ]);
}
