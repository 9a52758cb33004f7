import list from '@site-labs/manifest';

/** The C lab's files: names, and sizes as they travel and as they are used. */
export const manifest = list;
