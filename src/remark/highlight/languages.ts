import { labLanguages } from '../../labs/build';
import { mergeTables } from '../../labs/kit/mergeTables';
import type { LanguageRow } from '../../labs/types';

/** Languages that belong to no laboratory. */
const commonLanguages: Readonly<Record<string, LanguageRow>> = {
  bash: { label: 'Bash', grammar: 'bash' },
  js: { label: 'Código JavaScript', grammar: 'js' },
  powershell: { label: 'PowerShell', grammar: 'powershell' },
  text: { label: 'Texto' },
  typescript: { label: 'Código TypeScript', grammar: 'typescript' },
};

const rows = mergeTables([commonLanguages, labLanguages]);

/** Languages that a code block may have. */
export const languages: readonly string[] = Object.keys(rows).sort();

/** Returns the label that readers see for a language, or undefined for an unknown one. */
export const getLanguageLabel = (language: string): string | undefined =>
  rows[language]?.label;

/** Returns the grammar that colours a language; text has none. */
export const grammarOf = (language: string): string | undefined =>
  rows[language]?.grammar;
