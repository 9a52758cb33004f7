import type { CardData } from '../data/shared/fields';

interface CardsByCourse {
  /** The first of each course, which leads to it. */
  readonly courseCards: readonly CardData[];
  readonly moreCards: readonly CardData[];
}

/** The cards of the courses of an area, the one that each begins with apart. */
export function byCourse(cards: readonly CardData[] = []): CardsByCourse {
  const isFirst = ({ to }: CardData, index: number) =>
    cards.findIndex((card) => card.to === to) === index;
  return {
    courseCards: cards.filter(isFirst),
    moreCards: cards.filter((card, index) => !isFirst(card, index)),
  };
}
