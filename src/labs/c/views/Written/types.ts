import type { DataFile } from '../../engine/types';

export interface Props {
  readonly files: readonly DataFile[];
  /** Keeps a text file for the next runs, where supported. */
  readonly onKeep?: (file: DataFile) => void;
}
