import type { SourceFile } from '../engine/types';

/** A program to start from in the playground. */
export interface Template {
  /** In lower case, unique. */
  readonly id: string;
  readonly title: string;
  /** What it shows, in one line. */
  readonly summary: string;
  /** The first one is open at the start. */
  readonly files: readonly SourceFile[];
  /** Arguments to start with. */
  readonly args?: string;
}
