import type { Owner } from '../../data/owner/schema';

/** Shipped entries of the owner's file, which are meant to be replaced. */
export const shippedOwner = {
  music: 'https://open.spotify.com/',
  games: 'https://steamcommunity.com/',
  code: 'https://github.com/',
  chat: 'https://discord.com/',
  mail: 'hola@example.org',
  repository: null,
} as const satisfies Partial<Owner>;

/** Shipped scores, by the slug of the review. */
export const shippedGrades: Readonly<Record<string, number>> = {
  '/reviews/rw1': 9,
  '/reviews/brotato': 8,
};
