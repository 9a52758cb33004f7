import type { ProgramState } from './useCProgram';

const busy: readonly ProgramState['kind'][] = [
  'loading',
  'compiling',
  'starting',
  'running',
  'waiting',
];

/** Whether something goes on that will change by itself or can be stopped. */
export const isBusy = ({ kind }: ProgramState): boolean => busy.includes(kind);
