/**
 * Loads the bench of an exercise. The only import of that chunk: a second one
 * would duplicate its scripts.
 */
export const loadSqlBench = () => import('./SqlBench');
