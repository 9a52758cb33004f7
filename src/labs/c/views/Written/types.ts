import type { DataFile } from '../../engine/types';

export interface Props {
  readonly files: readonly DataFile[];
  /** Has a text at hand for the next runs, where there is a place for it. */
  readonly onKeep?: (file: DataFile) => void;
}
