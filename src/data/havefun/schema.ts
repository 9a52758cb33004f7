export { cardsSchema as havefunSchema } from '../shared/fields';
export type { CardData as HavefunCard } from '../shared/fields';
