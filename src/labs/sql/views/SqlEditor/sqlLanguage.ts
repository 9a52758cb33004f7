import { StreamLanguage } from '@codemirror/language';
import { sqlite } from '@codemirror/legacy-modes/mode/sql';
import type { EditorLanguage } from '../../../kit/editor/types';

/** SQL, as SQLite has it, for the editor. */
export const sqlLanguage: EditorLanguage = {
  extension: StreamLanguage.define(sqlite),
  indentation: '  ',
  signs: [
    ["'", 'Comilla simple'],
    ['"', 'Comillas dobles'],
    ['_', 'Guion bajo'],
    [',', 'Coma'],
    ['(', 'Abrir paréntesis'],
    [')', 'Cerrar paréntesis'],
    ['=', 'Igual'],
    ['<', 'Menor que'],
    ['>', 'Mayor que'],
    ['-', 'Guion'],
    ['*', 'Asterisco'],
    ['%', 'Tanto por ciento'],
    [';', 'Punto y coma'],
  ],
};
