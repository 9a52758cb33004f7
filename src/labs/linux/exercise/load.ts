/**
 * Imports the bench of terminal exercises. A second `import()` of it elsewhere
 * would duplicate its chunk.
 */
export const loadTerminalBench = () => import('./TerminalBench');
