import type { LabPage } from '../types';
import { warmLinux } from './client/load';
import TerminalExercise from './exercise';
import { loadTerminalBench } from './exercise/load';
import SetUp from './exercise/SetUp';
import Terminal from './views/Terminal';

/**
 * Part of the Linux laboratory for every page. Its elements are in the site's
 * first script, so each imports its engine lazily.
 */
export const page: LabPage = {
  elements: { Terminal, TerminalExercise, ExerciseSetUp: SetUp },
  chunks: { 'linux-bench': [loadTerminalBench] },
  engines: { linux: warmLinux, 'linux-bench': warmLinux },
};
