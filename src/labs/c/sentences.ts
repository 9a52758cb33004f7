import { listCode } from './engine/listCode';
import { strings as offlineWords } from '../../offline/strings';
import { canWriteStorage } from '../../preferences/canWriteStorage';
import {
  formatCount,
  formatBytes,
  formatDuration,
} from '../../utils/quantities';
import { formatUnmetConditions, formatPoints } from '../exercise/words';
import type { ProgramFailure, ProgramState } from './client/program';
import type { MemoryCheckGap } from './client/memoryCheck';
import type { Fault, Judgement } from './engine/exercise/judge';
import type { TraceEnd } from './engine/tracer/types';
import type {
  CrashReason,
  Diagnostic,
  RunEnd,
  RunResult,
  ToolReport,
} from './engine/types';
import { isPassed } from './exercise/isPassed';
import type { CheckState } from './exercise/Workbench/check';

/** Reason of each crash, as the end of a sentence. */
const crashes: Readonly<Record<CrashReason, string>> = {
  'stack-overflow': 'llenó la pila de llamadas',
  'memory-access': 'violación de segmento (usó memoria que no es suya)',
  unreachable: 'llegó a un punto del que no hay salida',
  division: 'dividió un entero entre cero',
  abort: 'llamó a abort()',
  unsupported: 'usó algo que este laboratorio no tiene',
  internal: 'falló el laboratorio, no tu programa',
};

/**
 * Message for each failure to run a program. `outdated` is apart because its
 * text depends on the browser.
 */
const failures: Readonly<Record<Exclude<ProgramFailure, 'outdated'>, string>> =
  {
    network: 'No se pudo descargar el compilador: revisa tu conexión.',
    unsupported:
      'Este navegador no puede ejecutar C en la página: le falta WebAssembly o los Web Workers, o los tiene prohibidos. Actualízalo o prueba con otro; también puedes instalarlo en tu computadora.',
    damaged:
      'El compilador llegó dañado. Reintenta y, si se repite, recarga la página.',
    'compile-timeout':
      'El compilador tardó demasiado con este código y se detuvo. El código sigue aquí: reintenta y, si se repite, quita lo último que añadiste.',
    'start-timeout':
      'El laboratorio no pudo poner en marcha tu programa, que sigue aquí y no llegó a ejecutarse. Reintenta y, si se repite, cierra otras pestañas o recarga la página.',
    unwatched:
      'No se pudo revisar la memoria de tu programa, que sigue aquí: sin eso no se sabe si está bien. Reintenta y, si se repite, recarga la página.',
    internal:
      'Falló el laboratorio, no tu código, que sigue aquí. Reintenta y, si se repite, recarga la página.',
  };

/**
 * Describes a page older than the published site. Without storage, the reader's
 * code would not survive the reload, so the message asks to copy it first.
 */
function describeOutdated(): string {
  return canWriteStorage()
    ? `${offlineWords.updated} Recarga la página para ejecutar: tu código sigue aquí.`
    : `${offlineWords.updated} Para ejecutar hay que recargar la página, y tu navegador no deja guardar tu código: cópialo antes.`;
}

/** Describes why there is no program, and a remedy for the reader. */
const describeFailure = (reason: ProgramFailure): string =>
  reason === 'outdated' ? describeOutdated() : failures[reason];

const traceFailures = {
  ...failures,
  'compile-timeout':
    'El compilador tardó demasiado con este código y se detuvo. Reintenta y, si se repite, quita lo último que añadiste.',
  'start-timeout':
    'El laboratorio no pudo poner en marcha el trazador; el código no tiene la culpa. Reintenta y, si se repite, cierra otras pestañas o recarga la página.',
  'trace-timeout':
    'El programa trabaja demasiado para seguirlo paso a paso. Prueba con menos datos o menos vueltas.',
  internal:
    'El trazador falló con este programa; el código no tiene la culpa. Reintenta o ejecútalo sin «Paso a paso».',
};

/** Describes why there is no trace, and a remedy for the reader. */
export const describeTraceFailure = (
  reason: keyof typeof traceFailures | 'outdated',
): string =>
  reason === 'outdated' ? describeOutdated() : traceFailures[reason];

/** Note for each reason why the memory check is partial or missing. */
export const memoryCheckNotes: Readonly<Record<MemoryCheckGap, string>> = {
  partly:
    'La memoria se revisó solo al principio: el programa da demasiadas vueltas, o usa demasiada, para mirarlo entero.',
  'not-started':
    'La memoria no se revisó: el laboratorio no pudo poner en marcha la revisión. Ejecuta el programa otra vez.',
  'not-downloaded':
    'La memoria no se revisó: a este programa le falta una pieza del compilador que no llegó. Con conexión, ejecútalo otra vez.',
  failed: 'La memoria no se revisó: falló la revisión, no tu programa.',
};

/** Describes the end of a run and its duration. */
function describeEnd({ end, findings, elapsedMs }: RunResult): string {
  const time = formatDuration(elapsedMs);
  switch (end.kind) {
    case 'exit':
      if (end.status === 0 && findings.length > 0)
        return `Terminó (estado 0) en ${time}, pero con ${formatCount(findings.length, 'fallo', 'fallos')}`;
      return end.status === 0
        ? `Terminó bien (estado 0) en ${time}`
        : `Terminó con el estado ${end.status} en ${time}`;
    case 'crash':
      return end.reason === 'abort'
        ? 'Se detuvo con abort()'
        : `Se detuvo: ${crashes[end.reason]}`;
    case 'output-limit':
      return `Detenido: escribió más de ${formatBytes(end.bytes)}`;
    case 'time-limit':
      return `Detenido: no terminó en ${formatDuration(end.ms)}`;
    case 'stopped':
      return `Parado a los ${time}`;
  }
}

function countDiagnostics(
  diagnostics: readonly Diagnostic[],
  kind: Diagnostic['severity'],
  singular: string,
  plural: string,
): string[] {
  const { length } = diagnostics.filter(({ severity }) => severity === kind);
  return length === 0 ? [] : [formatCount(length, singular, plural)];
}

/**
 * Counts errors and warnings, as in `2 errores y 1 aviso`; `''` without any.
 */
export function tallyReport({ diagnostics }: ToolReport): string {
  return [
    ...countDiagnostics(diagnostics, 'error', 'error', 'errores'),
    ...countDiagnostics(diagnostics, 'warning', 'aviso', 'avisos'),
  ].join(' y ');
}

/**
 * Counts the files that a run wrote, as in `Escribió 2 archivos`; `''` without
 * any.
 */
export function tallyFiles({ files: { length } }: RunResult): string {
  return length === 0
    ? ''
    : `Escribió ${formatCount(length, 'archivo', 'archivos')}`;
}

/** Describes the state of a program in a few words; `''` while idle. */
export function describeState(state: ProgramState): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'loading':
      return state.total === 0 ? 'Preparando' : 'Descargando el compilador';
    case 'compiling':
      return 'Compilando';
    case 'starting':
      return 'Preparando';
    case 'running':
      return 'Ejecutando';
    case 'waiting':
      return 'Espera tu entrada';
    case 'finished':
      return describeEnd(state.result);
    case 'rejected':
      return `No compila: ${tallyReport(state.report) || 'error del compilador'}`;
    case 'failed':
      return describeFailure(state.reason);
  }
}

/** Describes the progress of a check, case by case. */
export function describeTesting({
  doneCount,
  total,
  isStarting,
}: Extract<CheckState, { kind: 'testing' }>): string {
  const activity = isStarting ? 'Preparando' : 'Ejecutando';
  return `${activity} el caso ${doneCount + 1} de ${total}…`;
}

/**
 * Describes how a traced program ended, or why the trace stops before its end.
 */
export function describeTraceEnd(end: TraceEnd): string {
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

type Judged = Extract<Judgement, { kind: 'judged' }>;

function describeFailedCases(failedCount: number, totalCount: number): string {
  if (totalCount === 1) return 'Falla el caso';
  return failedCount === 1
    ? `Falla un caso de ${totalCount}`
    : `Fallan ${failedCount} casos de ${totalCount}`;
}

/**
 * Summarizes the result of an exercise: its points, then the failed cases and
 * the broken rules.
 */
export function summarizeCases({ cases, rules, ...score }: Judged): string {
  const failedCases = cases.filter((result) => !isPassed(result));
  const brokenRules = rules.filter(({ isKept }) => !isKept);
  const parts = [
    failedCases.length > 0 &&
      `${describeFailedCases(failedCases.length, cases.length)}.`,
    brokenRules.length > 0 && formatUnmetConditions(brokenRules.length),
  ];
  return [formatPoints(score), ...parts].filter(Boolean).join(' ');
}

/** Describes why a program was cut short in a case of an exercise. */
export function describeCut(end: Exclude<RunEnd, { kind: 'exit' }>): string {
  switch (end.kind) {
    case 'time-limit':
      return `No terminó en ${Math.round(end.ms / 1000)} s. ¿Hay un bucle que no acaba, o espera más entrada de la que recibe?`;
    case 'output-limit':
      return 'Escribió más de lo que cabe. ¿Hay un bucle que no acaba?';
    case 'crash':
      return 'Se detuvo a mitad de camino.';
    case 'stopped':
      return 'Se detuvo antes de terminar.';
  }
}

/**
 * Describes why a case could not replace values in the program, and the remedy.
 */
export function describeRefusal(
  fault: Extract<
    Fault,
    { readonly kind: 'undeclared' | 'valueless' | 'refused' }
  >,
): string {
  switch (fault.kind) {
    case 'undeclared':
      return `Este caso cambia el valor de \`${fault.variable}\`, y tu programa no declara esa variable. Declárala con ese nombre, sin cambiarle ni una letra.`;
    case 'valueless':
      return `Este caso cambia el valor inicial de \`${fault.variable}\`, y en tu programa no recibe ninguno. Dale uno con \`=\`.`;
    case 'refused': {
      const { variables, functions } = fault;
      const names = listCode([...variables, ...functions]);
      const subject = functions.length > 0 ? 'Con eso' : 'Con esos valores';
      return `${subject} tu programa no compila. Revisa el tipo de ${names}${functions.length > 0 ? ' y de lo que recibe' : ''}.`;
    }
  }
}
