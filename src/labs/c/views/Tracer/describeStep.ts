import { count } from '../../../../utils/quantities';
import type { Step, Trace } from '../../engine/tracer/types';
import { changeText, namesIn, valueText } from '../../engine/tracer/words';
import { describeTraceEnd } from '../../sentences';

/** Maximum changes listed; the others are counted. */
const maxTold = 4;

/** Describes the results of the previous step: returns, values, faults. */
export function doneTexts(step: Step): string[] {
  const names = namesIn(step);
  const returns = step.returns.map(({ name, value }) =>
    value === undefined
      ? `${name} termina`
      : `${name} devuelve ${value.kind === 'pointer' ? 'un puntero: ' : ''}${valueText(value, names)}`,
  );
  const changes = step.changes.map((change) => changeText(change, names));
  const told = changes.slice(0, maxTold);
  const rest = changes.length - told.length;
  return [
    ...returns,
    ...told,
    ...(rest > 0 ? [count(rest, 'cambio más', 'cambios más')] : []),
    ...step.findings.map(
      ({ place }) => `la línea ${place.line} hizo algo que C no define`,
    ),
  ];
}

/** Returns the code about to run, on one line. */
export function codeOf({ files }: Trace, { span }: Step): string {
  const file = files.find(({ name }) => name === span?.file);
  if (span === undefined || file === undefined) return '';
  const lines = file.text.split('\n').slice(span.line - 1, span.endLine);
  const bytes = lines.map((line) => new TextEncoder().encode(line));
  const decoder = new TextDecoder();
  return bytes
    .map((line, place) =>
      decoder.decode(
        line.subarray(
          place === 0 ? span.column - 1 : 0,
          place === bytes.length - 1 ? span.endColumn - 1 : undefined,
        ),
      ),
    )
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Describes a step in sentences, for the announcer. */
export function spokenText(trace: Trace, number: number): string {
  const step = trace.steps[number];
  if (step === undefined) return '';
  const before = trace.steps[number - 1]?.span;
  const done = doneTexts(step).join(', ');
  const isLast = number === trace.steps.length - 1;
  return [
    done === '' ? '' : `Línea ${before?.line ?? 0}: ${done}.`,
    step.span === undefined
      ? ''
      : `Sigue la línea ${step.span.line}: ${codeOf(trace, step)}`,
    isLast ? describeTraceEnd(trace.end) : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}
