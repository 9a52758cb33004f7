/**
 * Loads the workbench. A single import, so that its chunk is not duplicated.
 */
export const loadWorkbench = () => import('./Workbench');
