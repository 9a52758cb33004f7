import list from '@site-labs/manifest';

/** The labs' files: names, and sizes as they travel and as they are used. */
export const manifest = list;
