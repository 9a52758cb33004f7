import { maskOutput } from '../../fence/output';
import type { Attempt, Run } from './attempt';
import type { Sample } from './collect';

const quote = (text: string) => JSON.stringify(text);

function findCompilationFaults({ fence }: Sample, attempt: Attempt): string[] {
  const { error, warnings } = fence.outcome;
  if (error !== undefined) {
    if (attempt.compiled) return ['compila, y se esperaba que no'];
    const { firstError } = attempt;
    return firstError === undefined || firstError.includes(error)
      ? []
      : [`se esperaba el error ${quote(error)}; dijo ${quote(firstError)}`];
  }
  if (!attempt.compiled) return [`no compila:\n${attempt.messages}`];
  const warningText = [...new Set(attempt.warnings ?? warnings)]
    .sort()
    .join(' ');
  const expected = [...warnings].sort().join(' ');
  return warningText === expected
    ? []
    : [`se esperaban los avisos «${expected}»; dio «${warningText}»`];
}

function findOutputFaults(
  sample: Sample,
  { tool }: Attempt,
  run: Run,
): string[] {
  const { finding, memoryFinding } = sample.fence.outcome;
  // A sanitizer may end the program before its output is flushed.
  if (tool !== 'página' && (finding ?? memoryFinding) !== undefined) return [];
  const printedOutput =
    tool === 'página' ? sample.output : (sample.pcOutput ?? sample.output);
  if (!printedOutput)
    return run.stdout === ''
      ? []
      : [`falta su bloque text salida; escribió ${quote(run.stdout)}`];
  const { fence, text } = printedOutput;
  return maskOutput(run.stdout, fence) === maskOutput(text, fence)
    ? []
    : [`la página muestra ${quote(text)}; escribió ${quote(run.stdout)}`];
}

function findShownFaults(
  sample: Sample,
  { tool }: Attempt,
  run: Run,
): string[] {
  if (tool === 'página') return [];
  return sample.shownRuns
    .filter(({ output }) => output !== run.stdout.replace(/\n$/, ''))
    .map(
      ({ place, output }) =>
        `la terminal de ${place} muestra ${quote(output)}; escribió ${quote(run.stdout)}`,
    );
}

/**
 * Compares the end of a run. The page quotes its own descriptions of findings;
 * the sanitizers of a computer word theirs differently.
 */
function findEndFaults(
  { fence }: Sample,
  { tool, memoryFindings = [] }: Attempt,
  run: Run,
): string[] {
  const { finding, memoryFinding, status } = fence.outcome;
  const findingText = run.findings.join('; ') || 'nada';
  const quotedFinding = tool === 'página' ? (finding ?? '') : '';
  if (memoryFinding !== undefined)
    return tool !== 'página' ||
      memoryFindings.some((each) => each.includes(memoryFinding))
      ? []
      : [
          `se esperaba el fallo de memoria ${quote(memoryFinding)}; se detectó ${quote(memoryFindings.join('; ') || 'nada')}`,
        ];
  if (finding !== undefined)
    return run.findings.some((each) => each.includes(quotedFinding))
      ? []
      : [
          `se esperaba el fallo ${quote(finding)}; se detectó ${quote(findingText)}`,
        ];
  return [
    ...(run.findings.length === 0
      ? []
      : [`al ejecutarlo se detectó ${findingText}`]),
    ...(run.status === status
      ? []
      : [
          `se esperaba el estado ${status}; fue ${run.status ?? 'ninguno: no terminó'}`,
        ]),
  ];
}

/**
 * Lists, in Spanish, the statements of a page about a sample that an attempt
 * contradicts.
 */
export function findContradictions(sample: Sample, attempt: Attempt): string[] {
  const faults = findCompilationFaults(sample, attempt);
  const { run } = attempt;
  return [
    ...faults,
    ...(run && faults.length === 0
      ? [
          ...findEndFaults(sample, attempt, run),
          ...findOutputFaults(sample, attempt, run),
          ...findShownFaults(sample, attempt, run),
        ]
      : []),
  ].map((fault) => `${attempt.tool}: ${fault}`);
}
