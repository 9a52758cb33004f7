/** CodeMirror, as an editor of C; in one place, or its scripts would come twice. */
export const loadEditor = () => import('./Editor');
