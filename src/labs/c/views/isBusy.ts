import type { ProgramState } from './useCProgram';

const busyStates: readonly ProgramState['kind'][] = [
  'loading',
  'compiling',
  'starting',
  'running',
  'waiting',
];

/** Returns true while a program is being prepared or runs. */
export const isBusy = ({ kind }: ProgramState): boolean =>
  busyStates.includes(kind);
