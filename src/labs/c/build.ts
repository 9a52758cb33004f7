import type { LabBuild } from '../types';
import { cExercise } from './exercise/markdown';
import { outputFence } from './fence/output';
import { programFence } from './fence/program';
import { words } from './lesson/words';
import { cStepKinds, cStepNames } from './step/markdown';

/** Parts of the C lab that the site's build uses. */
export const build: LabBuild = {
  fences: { c: programFence, text: outputFence },
  languages: { c: { label: 'Código C', grammar: 'c' } },
  exerciseKinds: { c: cExercise },
  stepKinds: cStepKinds,
  stepNames: cStepNames,
  words,
};
