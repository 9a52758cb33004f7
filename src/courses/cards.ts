import type { CardData } from '../data/shared/fields';

interface CardsByCourse {
  /** First card of each course; it links to the course. */
  readonly courseCards: readonly CardData[];
  readonly moreCards: readonly CardData[];
}

/**
 * Splits the cards of the courses of an area: the first of each course, and the
 * rest.
 */
export function splitByCourse(cards: readonly CardData[] = []): CardsByCourse {
  const isFirst = ({ to }: CardData, index: number) =>
    cards.findIndex((card) => card.to === to) === index;
  return {
    courseCards: cards.filter(isFirst),
    moreCards: cards.filter((card, index) => !isFirst(card, index)),
  };
}
