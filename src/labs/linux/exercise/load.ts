/** Where an exercise is done; in one place, or its scripts would come twice. */
export const loadTerminalBench = () => import('./TerminalBench');
