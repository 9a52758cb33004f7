import type { DataFile } from '../../engine/types';

export interface Props {
  readonly files: readonly DataFile[];
  /** Keeps a text file for the next runs, where supported. */
  readonly onKeep?: (file: DataFile) => void;
  /** Present where the next run finds the files as this one left them. */
  readonly kept?: {
    /** Gives the files their first text; undefined when they have it. */
    readonly onRestart: (() => void) | undefined;
  };
}
