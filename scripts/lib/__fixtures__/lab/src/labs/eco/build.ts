import type { LabBuild } from '../types';
import { ecoExercise, ecoFence } from './markdown';

/** Part of the laboratory of echoes for the build of the site. */
export const build: LabBuild = {
  fences: { eco: ecoFence },
  languages: { eco: { label: 'Eco' } },
  exerciseKinds: { eco: ecoExercise },
  stepKinds: {},
  stepNames: {},
  words: { readers: {}, readFolder: () => [], readCode: () => '' },
};
