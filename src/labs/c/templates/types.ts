import type { SourceFile } from '../engine/types';

/** Initial program of the playground. */
export interface Template {
  /** Unique, in lower case. */
  readonly id: string;
  readonly title: string;
  /** Description in one line. */
  readonly summary: string;
  /** Files; the editor opens the first one. */
  readonly files: readonly SourceFile[];
  /** Initial command-line arguments. */
  readonly args?: string;
}
