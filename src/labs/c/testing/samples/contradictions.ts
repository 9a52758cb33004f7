import { blot } from '../../fence/output';
import type { Attempt, Run } from './attempt';
import type { Sample } from './collect';

const quote = (text: string) => JSON.stringify(text);

function compilationFaults({ fence }: Sample, attempt: Attempt): string[] {
  const { error, warnings } = fence.outcome;
  if (error !== undefined) {
    if (attempt.compiled) return ['compila, y se esperaba que no'];
    const { firstError } = attempt;
    return firstError === undefined || firstError.includes(error)
      ? []
      : [`se esperaba el error ${quote(error)}; dijo ${quote(firstError)}`];
  }
  if (!attempt.compiled) return [`no compila:\n${attempt.messages}`];
  const told = [...new Set(attempt.warnings ?? warnings)].sort().join(' ');
  const expected = [...warnings].sort().join(' ');
  return told === expected
    ? []
    : [`se esperaban los avisos «${expected}»; dio «${told}»`];
}

function outputFaults(sample: Sample, { tool }: Attempt, run: Run): string[] {
  // A sanitizer may end the program before its output is flushed.
  if (tool !== 'página' && sample.fence.outcome.finding !== undefined)
    return [];
  const printed =
    tool === 'página' ? sample.output : (sample.pcOutput ?? sample.output);
  if (!printed)
    return run.stdout === ''
      ? []
      : [`falta su bloque text salida; escribió ${quote(run.stdout)}`];
  const { fence, text } = printed;
  return blot(run.stdout, fence) === blot(text, fence)
    ? []
    : [`la página muestra ${quote(text)}; escribió ${quote(run.stdout)}`];
}

function shownFaults(sample: Sample, { tool }: Attempt, run: Run): string[] {
  if (tool === 'página') return [];
  return sample.shown
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
function endFaults({ fence }: Sample, { tool }: Attempt, run: Run): string[] {
  const { finding, status } = fence.outcome;
  const found = run.findings.join('; ') || 'nada';
  const quoted = tool === 'página' ? (finding ?? '') : '';
  if (finding !== undefined)
    return run.findings.some((each) => each.includes(quoted))
      ? []
      : [`se esperaba el fallo ${quote(finding)}; se detectó ${quote(found)}`];
  return [
    ...(run.findings.length === 0 ? [] : [`al ejecutarlo se detectó ${found}`]),
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
export function contradictionsOf(sample: Sample, attempt: Attempt): string[] {
  const faults = compilationFaults(sample, attempt);
  const { run } = attempt;
  return [
    ...faults,
    ...(run && faults.length === 0
      ? [
          ...endFaults(sample, attempt, run),
          ...outputFaults(sample, attempt, run),
          ...shownFaults(sample, attempt, run),
        ]
      : []),
  ].map((fault) => `${attempt.tool}: ${fault}`);
}
