import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { splitFiles } from '../engine/joinedFiles';
import type { SourceFile } from '../engine/types';

/** Name of the main file of a program that a test compiles. */
const MAIN_NAME = 'prueba.c';

/**
 * Reads a program of a lesson: its own files, and those that its exercise or its
 * step gives.
 */
export function readProgramFiles(file: string): readonly SourceFile[] {
  const folder = path.join(path.dirname(file), 'archivos');
  const given = existsSync(folder)
    ? readdirSync(folder).map((name) => ({
        name,
        text: readFileSync(path.join(folder, name), 'utf8'),
      }))
    : [];
  return [...splitFiles(readFileSync(file, 'utf8'), MAIN_NAME), ...given];
}
