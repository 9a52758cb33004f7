import type { LabBuild } from '../types';
import { terminalExercise } from './exercise/markdown';
import { terminalStep, terminalStepName } from './exercise/markdown/step';
import { sessionFence } from './fence/session';
import { findExtraFiles } from './lesson/extraFiles';
import { words } from './lesson/words';

/** Part of the Linux laboratory for the build of the site. */
export const build: LabBuild = {
  fences: { 'shell-session': sessionFence },
  languages: {
    'shell-session': { label: 'Terminal', grammar: 'shell-session' },
  },
  exerciseKinds: { terminal: terminalExercise },
  stepKinds: { terminal: terminalStep },
  stepNames: { terminal: terminalStepName },
  words,
  findExtraFiles,
};
