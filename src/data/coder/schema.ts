export { cardsSchema as coderSchema } from '../shared/fields';
export type { CardData as CoderLink } from '../shared/fields';
