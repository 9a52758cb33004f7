import { cStepKinds, cStepNames } from '../c/step/markdown';
import type { CStep } from '../c/step/markdown';
import {
  terminalStep,
  terminalStepName,
} from '../linux/exercise/markdown/step';
import type { TerminalStep } from '../linux/exercise/markdown/step';

/**
 * The kinds of steps, by the `tipo` of `paso.yml`, as the build reads them. What
 * the page does with each is in `src/labs/elements.ts`.
 */
export const stepKinds = {
  ...cStepKinds,
  terminal: terminalStep,
};

/** The one whose files are looked for when `tipo` names none. */
export const usualStep = 'predice';

/** How each kind is called on the page. */
export const stepNames: Readonly<Record<keyof typeof stepKinds, string>> = {
  ...cStepNames,
  terminal: terminalStepName,
};

/** Any step, read. */
export type Step = CStep | TerminalStep;
