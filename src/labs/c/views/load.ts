// Each in one place: a second `import()` elsewhere would be a second copy of its
// scripts.

/** What runs a program of a lesson. */
export const loadLiveProgram = () => import('./CLab/LiveProgram');

/** CodeMirror, as an editor of C. */
export const loadEditor = () => import('./CEditor/Editor');
