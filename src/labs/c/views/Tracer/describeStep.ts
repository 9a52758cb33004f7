import { formatCount } from '../../../../utils/quantities';
import type { Step, Trace } from '../../engine/tracer/types';
import {
  describeChange,
  collectNames,
  describeValue,
} from '../../engine/tracer/describe';
import { getStepCode } from '../../engine/tracer/stepCode';
import { describeTraceEnd } from '../../sentences';

/** Maximum changes listed; the others are counted. */
const MAX_DESCRIBED_CHANGES = 4;

/** Describes the results of the previous step: returns, values, faults. */
export function describeChanges(step: Step): string[] {
  const names = collectNames(step);
  const returns = step.returns.map(({ name, value }) =>
    value === undefined
      ? `${name} termina`
      : `${name} devuelve ${value.kind === 'pointer' ? 'un puntero: ' : ''}${describeValue(value, names)}`,
  );
  const changes = step.changes.map((change) => describeChange(change, names));
  const describedChanges = changes.slice(0, MAX_DESCRIBED_CHANGES);
  const rest = changes.length - describedChanges.length;
  return [
    ...returns,
    ...describedChanges,
    ...(rest > 0 ? [formatCount(rest, 'cambio más', 'cambios más')] : []),
    ...step.findings.map(
      ({ place }) => `la línea ${place.line} hizo algo que C no define`,
    ),
  ];
}

/** Describes a step in sentences, for the announcer. */
export function describeStep(trace: Trace, number: number): string {
  const step = trace.steps[number];
  if (step === undefined) return '';
  const before = trace.steps[number - 1]?.span;
  const changesText = describeChanges(step).join(', ');
  const isLast = number === trace.steps.length - 1;
  return [
    changesText === '' ? '' : `Línea ${before?.line ?? 0}: ${changesText}.`,
    step.span === undefined
      ? ''
      : `Sigue la línea ${step.span.line}: ${getStepCode(trace, step)}`,
    isLast ? describeTraceEnd(trace.end) : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}
