export { cardsSchema as webdeveloperSchema } from '../shared/fields';
export type { CardData as WebdeveloperBlurb } from '../shared/fields';
