import { folderPlugin } from '../exercise';
import { emitStep, titled } from './emit';
import { findSteps } from './read';

/** Brings the files of each `<Step>` into the page. */
export default folderPlugin(
  (...given) => titled(findSteps(...given)),
  emitStep,
);
