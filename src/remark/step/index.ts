import { folderPlugin } from '../exercise';
import { emitStep, titled } from './emit';
import { findSteps } from './read';

/** Remark plugin: replaces each `<Step>` with the contents of its folder. */
export default folderPlugin(
  (...given) => titled(findSteps(...given)),
  emitStep,
);
