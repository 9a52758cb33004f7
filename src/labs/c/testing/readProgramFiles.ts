import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openFolder } from '../../exercise/markdown/files';
import { splitFiles } from '../engine/joinedFiles';
import type { SourceFile } from '../engine/types';
import { readGivenFiles } from '../exercise/markdown/givenFiles';

/** Name of the main file of a program that a test compiles. */
const MAIN_NAME = 'prueba.c';

/**
 * Reads a program of a lesson: its own files, and those that its exercise or its
 * step gives.
 */
export const readProgramFiles = (file: string): readonly SourceFile[] => [
  ...splitFiles(readFileSync(file, 'utf8'), MAIN_NAME),
  ...readGivenFiles(openFolder('.', path.dirname(file))),
];
