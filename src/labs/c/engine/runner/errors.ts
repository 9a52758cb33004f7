import type { RunEnd } from '../types';

/** Thrown through the program's frames to end it from outside. */
export class ProgramEnded extends Error {
  constructor(readonly end: RunEnd) {
    super(`The program was ended: ${end.kind}.`);
    this.name = 'ProgramEnded';
  }
}

/**
 * Thrown through the program's frames when it reads input that is not typed
 * yet.
 */
export class InputNeeded extends Error {
  constructor() {
    super('The program waits for input.');
    this.name = 'InputNeeded';
  }
}
