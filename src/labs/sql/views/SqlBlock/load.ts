/**
 * Loads the interactive part of a block. The only import of that chunk: a
 * second one would duplicate its scripts.
 */
export const loadLiveBlock = () => import('./LiveBlock');
