import type { Hero } from '../../data/heroes/schema';
import type { Choices, Pair } from './address';
import { describePair } from './messages';

export interface PairState {
  readonly pair: Pair;
  readonly toggle: (hero: Hero) => void;
  readonly choose: (side: 0 | 1, hero: Hero | null) => void;
  readonly swap: () => void;
  readonly clear: () => void;
}

/** Returns the compared pair of the address and its actions. */
export function usePair(
  pair: Pair,
  choose: (changes: Partial<Choices>) => void,
  say: (words: string) => void,
): PairState {
  const [first, second] = pair;
  const setPair = (next: Pair) => {
    choose({ pair: next });
    say(describePair(next));
  };
  return {
    pair,
    toggle: (hero) => {
      if (hero === first) setPair([null, second]);
      else if (hero === second) setPair([first, null]);
      // With both sides taken, the second one is replaced: the first is the
      // reference.
      else setPair(first ? [first, hero] : [hero, second]);
    },
    choose: (side, hero) => {
      setPair(side === 0 ? [hero, second] : [first, hero]);
    },
    swap: () => {
      setPair([second, first]);
    },
    clear: () => {
      setPair([null, null]);
    },
  };
}
