/**
 * Loads the part of a form that runs its statement. The only import of that
 * chunk: a second one would duplicate its scripts.
 */
export const loadLiveForm = () => import('./LiveForm');
