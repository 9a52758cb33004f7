/**
 * Loads the bench of a step on rows. The only import of that chunk: a second
 * one would duplicate its scripts.
 */
export const loadRowsBench = () => import('./RowsBench');
