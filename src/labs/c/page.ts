import type { LabPage } from '../types';
import { warmC } from './client/load';
import Exercise from './exercise';
import { loadWorkbench } from './exercise/load';
import Step from './step';
import CLab from './views/CLab';
import CLabFile from './views/CLab/CLabFile';
import { loadEditor } from './views/CEditor/load';
import { loadLiveProgram } from './views/CLab/load';

/**
 * Parts of the C lab that every page uses. Its elements are in the site's first
 * script, so each loads its engine later.
 */
export const page: LabPage = {
  elements: { CLab, CLabFile, Exercise, Step },
  chunks: {
    c: [loadLiveProgram],
    'c-edit': [loadLiveProgram, loadEditor],
    'c-bench': [loadWorkbench, loadEditor],
  },
  engines: { c: warmC },
};
