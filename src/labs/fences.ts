import { outputFence } from './c/fence/output';
import { programFence } from './c/fence/program';
import { sessionFence } from './linux/fence/session';

/**
 * The languages whose blocks of code may be more than shown, each with how it
 * is read and what it becomes; `src/remark/highlight` shows the others.
 */
export const fences = {
  c: programFence,
  text: outputFence,
  'shell-session': sessionFence,
};
