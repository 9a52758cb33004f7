import type { SourceFile } from '../engine/types';
import { basics } from './basics';
import { data } from './data';
import { programs } from './programs';

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

/** In the order in which the course teaches what they use; the first is the start. */
export const templates: readonly Template[] = [...basics, ...data, ...programs];
