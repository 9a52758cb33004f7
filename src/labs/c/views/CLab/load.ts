/**
 * Loads the interactive part of a code block. The only import of that chunk: a
 * second one would duplicate its scripts.
 */
export const loadLiveProgram = () => import('./LiveProgram');
