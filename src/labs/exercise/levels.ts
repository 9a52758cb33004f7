/** Levels of difficulty, from the easiest to the hardest. */
export const levels = ['calentamiento', 'central', 'reto'] as const;

export type Level = (typeof levels)[number];
