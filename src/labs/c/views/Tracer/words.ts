import { count, formatBytes } from '../../../../utils/quantities';
import { loadFailures } from '../../client/words';
import type { Step, Trace, TraceEnd } from '../../engine/tracer/types';
import { changeText, namesIn, valueText } from '../../engine/tracer/words';
import type { CrashReason } from '../../engine/types';
import type { TraceFailure } from './useTrace';

/** Why there is nothing to follow, and what the reader can do. */
export const failures: Readonly<Record<TraceFailure, string>> = {
  ...loadFailures,
  'compile-timeout':
    'El compilador tardó demasiado con este código y se detuvo.',
  'trace-timeout':
    'El programa trabaja demasiado para seguirlo paso a paso. Prueba con menos datos o menos vueltas.',
  internal: 'El trazador falló con este programa; el código no tiene la culpa.',
};

const crashes: Readonly<Record<CrashReason, string>> = {
  'stack-overflow': 'llenó la pila de llamadas',
  'memory-access': 'usó memoria que no es suya',
  unreachable: 'llegó a un punto del que no hay salida',
  division: 'dividió un entero entre cero',
  abort: 'llamó a abort()',
  unsupported: 'usó algo que este laboratorio no tiene',
  internal: 'falló el laboratorio, no tu programa',
};

/** How the program ended, or why its steps do. */
export function endText(end: TraceEnd): string {
  switch (end.kind) {
    case 'exit':
      return `El programa terminó con el estado ${end.status}.`;
    case 'crash':
      return `El programa se detuvo aquí: ${crashes[end.reason]}.`;
    case 'step-limit':
      return end.steps === 0
        ? 'El programa no termina y no hace nada que se pueda mostrar.'
        : `Se guardan ${end.steps} pasos como máximo; el programa sigue después de este.`;
    case 'output-limit':
      return `El programa se detuvo: escribió más de ${formatBytes(end.bytes)}.`;
    case 'time-limit':
    case 'stopped':
      return 'El programa se detuvo antes de terminar.';
  }
}

/** More changes than these are told as a number. */
const maxTold = 4;

/** What the step before did: values, results, faults. */
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

/** The code that a step is about to run, on one line. */
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

/** What happens at a step, in a sentence for whoever does not see it. */
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
    isLast ? endText(trace.end) : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}
