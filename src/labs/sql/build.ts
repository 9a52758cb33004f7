import type { LabBuild } from '../types';
import { sqlExercise } from './exercise/markdown';
import { sqlFence } from './fence';
import { prepareFences } from './fence/runInBuild';
import { words } from './lesson/words';
import { sqlStepKinds, sqlStepNames } from './step/markdown';

/** Parts of the SQL lab that the site's build uses. */
export const build: LabBuild = {
  fences: { sql: sqlFence },
  prepareFences,
  languages: { sql: { label: 'SQL', grammar: 'sql' } },
  exerciseKinds: { sql: sqlExercise },
  stepKinds: sqlStepKinds,
  stepNames: sqlStepNames,
  words,
};
