import type { LabPage } from '../types';
import Eco from './views/Eco';
import EcoExercise from './views/EcoExercise';

/** Part of the laboratory of echoes for every page. */
export const page: LabPage = {
  elements: { Eco, EcoExercise },
  chunks: { 'eco-bench': [() => import('./views/EcoBench')] },
  engines: {},
};
