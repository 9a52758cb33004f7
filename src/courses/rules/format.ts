import type { Finding } from './types';

/** What authors read of a finding: place, what was expected, what was found. */
function formatFinding(finding: Finding): string {
  const { file, line, place, expected, found } = finding;
  const at = line === undefined ? '' : `, línea ${line}`;
  const part = place === undefined ? '' : ` · ${place}`;
  return `${file}${at}${part}\n  se esperaba: ${expected}\n  se encontró: ${found}`;
}

/** Several findings, one under the other. */
export function formatFindings(findings: readonly Finding[]): string {
  return findings.map(formatFinding).join('\n\n');
}
