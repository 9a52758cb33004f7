/**
 * Loads CodeMirror set up for SQL. The only import of that chunk: a second one
 * would duplicate its scripts.
 */
export const loadEditor = () => import('./Editor');
