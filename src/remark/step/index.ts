import { createFolderPlugin } from '../exercise';
import { emitStep, addTitles } from './emit';
import { findSteps } from './read';

/** Remark plugin: replaces each `<Step>` with the contents of its folder. */
export default createFolderPlugin(
  (...parameters) => addTitles(findSteps(...parameters)),
  emitStep,
);
