/** What runs a program of a lesson; in one place, or its scripts would come twice. */
export const loadLiveProgram = () => import('./LiveProgram');
