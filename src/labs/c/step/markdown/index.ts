import type { AnyStep } from '../../../types';
import { completa } from './completa';
import { ordena } from './ordena';
import { predice } from './predice';
import { traza } from './traza';

/**
 * Kinds of steps of C as the build reads them. Their components are in
 * `../index.tsx`.
 */
export const cStepKinds = {
  predice,
  completa,
  ordena,
  traza,
};

/** Title of each kind on the page. */
export const cStepNames: Readonly<Record<keyof typeof cStepKinds, string>> = {
  predice: 'Predice la salida',
  completa: 'Completa el programa',
  ordena: 'Ordena las líneas',
  traza: 'Completa la traza',
};

type Kind = (typeof cStepKinds)[keyof typeof cStepKinds];

/** Parsed step of C, of any kind. */
export type CStep = Extract<
  ReturnType<ReturnType<Kind['read']>>,
  { readonly exercise: unknown }
>['exercise'];

/** Returns true for a step of C. */
export const isCStep = <Step extends AnyStep>(
  step: Step,
): step is Step & CStep => Object.hasOwn(cStepKinds, step.kind);
