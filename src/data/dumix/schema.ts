export { cardsSchema as dumixSchema } from '../shared/fields';
export type { CardData as DumixCard } from '../shared/fields';
