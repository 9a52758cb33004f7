import { completa } from './completa';
import { ordena } from './ordena';
import { predice } from './predice';
import { traza } from './traza';

/**
 * The kinds of steps of C, as the build reads them. What the page does with
 * each is in `../index.tsx`.
 */
export const cStepKinds = {
  predice,
  completa,
  ordena,
  traza,
};

/** How each kind is called on the page. */
export const cStepNames: Readonly<Record<keyof typeof cStepKinds, string>> = {
  predice: 'Predice la salida',
  completa: 'Completa el programa',
  ordena: 'Ordena las líneas',
  traza: 'Completa la traza',
};

type Kind = (typeof cStepKinds)[keyof typeof cStepKinds];

/** Any step of C, read. */
export type CStep = Extract<
  ReturnType<ReturnType<Kind['read']>>,
  { readonly exercise: unknown }
>['exercise'];
