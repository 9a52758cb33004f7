import type { Root } from 'mdast';
import { stepKinds } from '../../labs/build';
import type { AnyStep } from '../../labs/types';
import { readFolderByTable } from '../exercise/folder';
import type { FolderTable } from '../exercise/folder';
import { findFolders } from '../exercise/read';
import type { FolderElement, DocumentPlace } from '../exercise/read';

/** Data file of a step, in its folder. */
export const STEP_DATA_FILE = 'paso.yml';

export type FoundStep = AnyStep & FolderElement;

const stepTable: FolderTable<AnyStep> = {
  dataFile: STEP_DATA_FILE,
  kinds: stepKinds,
  usualKind: 'predice',
};

/**
 * Finds every step of a document, and reads and validates its files.
 *
 * @throws {ContentError} with every fault: file, line, expected and found.
 * @param isGenerating True when the generated files are about to be written, so
 * that their absence is no fault.
 */
export const findSteps = (
  tree: Root,
  place: DocumentPlace,
  isGenerating = false,
): FoundStep[] =>
  findFolders(tree, place, 'Step', (folder, root) =>
    readFolderByTable(stepTable, folder, root, isGenerating),
  );
