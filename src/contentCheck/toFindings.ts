import { parseFindings } from '../content/finding';
import type { Finding } from '../content/finding';

/** Converts what was thrown while reading a file into findings of that file. */
export function toFindings(error: unknown, file: string): Finding[] {
  const message = error instanceof Error ? error.message : String(error);
  const findings = parseFindings(message);
  if (findings.length > 0) return findings;
  return [
    {
      level: 'error',
      file,
      expected: 'un archivo que se pueda leer',
      found: message.split('\n')[0] ?? '',
    },
  ];
}
