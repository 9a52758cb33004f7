import { createFilesRequest, toDataFiles } from '../engine/programFiles';
import type { TraceRequest } from '../engine/tracer/types';
import type { SourceFile, Standard } from '../engine/types';
import { programFile } from './programFile';

/** Input, arguments and files with which the program of a step runs. */
export interface StepRun {
  readonly standard: Standard;
  readonly input?: string;
  readonly args?: readonly string[];
  /** Files that the step gives besides its program. */
  readonly given?: readonly SourceFile[];
}

/** Builds what is needed to run or to trace the program of a step. */
export function createStepRequest(
  { standard, input = '', args = [], given = [] }: StepRun,
  source: string,
): TraceRequest & Required<Pick<TraceRequest, 'args' | 'files'>> {
  const files = [{ name: programFile, text: source }, ...given];
  return {
    request: createFilesRequest(files, standard),
    stdin: input,
    args,
    files: toDataFiles(given),
  };
}
