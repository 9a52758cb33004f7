import { listCode } from './engine/listCode';
import { words as offlineWords } from '../../offline/words';
import { canKeep } from '../../preferences/canKeep';
import { count, formatBytes, formatDuration } from '../../utils/quantities';
import { brokenWords, pointsWords } from '../exercise/words';
import type { ProgramFailure, ProgramState } from './client/program';
import type { WatchGap } from './client/watching';
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

/** What a program did that cut it short. */
const crashes: Readonly<Record<CrashReason, string>> = {
  'stack-overflow': 'llenó la pila de llamadas',
  'memory-access': 'violación de segmento (usó memoria que no es suya)',
  unreachable: 'llegó a un punto del que no hay salida',
  division: 'dividió un entero entre cero',
  abort: 'llamó a abort()',
  unsupported: 'usó algo que este laboratorio no tiene',
  internal: 'falló el laboratorio, no tu programa',
};

/** Why there is neither a program nor a message of the compiler, besides a site that changed. */
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

/** What is promised of the code depends on the browser. */
function describeOutdated(): string {
  return canKeep()
    ? `${offlineWords.updated} Recarga la página para ejecutar: tu código sigue aquí.`
    : `${offlineWords.updated} Para ejecutar hay que recargar la página, y tu navegador no deja guardar tu código: cópialo antes.`;
}

/** Why there is no program, and what the reader can do. */
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

/** Why there is nothing to follow step by step, and what the reader can do. */
export const describeTraceFailure = (
  reason: keyof typeof traceFailures | 'outdated',
): string =>
  reason === 'outdated' ? describeOutdated() : traceFailures[reason];

/** Why little or nothing is known of what a program did with memory. */
export const watchNotes: Readonly<Record<WatchGap, string>> = {
  partly:
    'La memoria se revisó solo al principio: el programa da demasiadas vueltas, o usa demasiada, para mirarlo entero.',
  'not-started':
    'La memoria no se revisó: el laboratorio no pudo poner en marcha la revisión. Ejecuta el programa otra vez.',
  'not-downloaded':
    'La memoria no se revisó: a este programa le falta una pieza del compilador que no llegó. Con conexión, ejecútalo otra vez.',
  failed: 'La memoria no se revisó: falló la revisión, no tu programa.',
};

/** How a program ended, and how long it took. */
function describeEnd({ end, findings, elapsedMs }: RunResult): string {
  const time = formatDuration(elapsedMs);
  switch (end.kind) {
    case 'exit':
      if (end.status === 0 && findings.length > 0)
        return `Terminó (estado 0) en ${time}, pero con ${count(findings.length, 'fallo', 'fallos')}`;
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

function tally(
  diagnostics: readonly Diagnostic[],
  kind: Diagnostic['severity'],
  one: string,
  many: string,
): string[] {
  const { length } = diagnostics.filter(({ severity }) => severity === kind);
  return length === 0 ? [] : [count(length, one, many)];
}

/** `2 errores y 1 aviso` */
export function tallyReport({ diagnostics }: ToolReport): string {
  return [
    ...tally(diagnostics, 'error', 'error', 'errores'),
    ...tally(diagnostics, 'warning', 'aviso', 'avisos'),
  ].join(' y ');
}

/** `Escribió 2 archivos`, if it did. */
export function tallyFiles({ files: { length } }: RunResult): string {
  return length === 0 ? '' : `Escribió ${count(length, 'archivo', 'archivos')}`;
}

/** What goes on, in a few words. */
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

/** How far the cases of a check are. */
export function describeTesting({
  done,
  total,
  isStarting,
}: Extract<CheckState, { kind: 'testing' }>): string {
  const what = isStarting ? 'Preparando' : 'Ejecutando';
  return `${what} el caso ${done + 1} de ${total}…`;
}

/** How a program that was followed ended, or why its steps do. */
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

function failedCases(failed: number, all: number): string {
  if (all === 1) return 'Falla el caso';
  return failed === 1
    ? `Falla un caso de ${all}`
    : `Fallan ${failed} casos de ${all}`;
}

/** The result of an exercise in a sentence. */
export function summarizeCases({ cases, rules, ...score }: Judged): string {
  const failed = cases.filter((result) => !isPassed(result));
  const broken = rules.filter(({ isKept }) => !isKept);
  const parts = [
    failed.length > 0 && `${failedCases(failed.length, cases.length)}.`,
    broken.length > 0 && brokenWords(broken.length),
  ];
  return [pointsWords(score), ...parts].filter(Boolean).join(' ');
}

/** Why a program that was cut short was. */
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

/** Why a case could not give the program its values, and what to do. */
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
      const what = functions.length > 0 ? 'Con eso' : 'Con esos valores';
      return `${what} tu programa no compila. Revisa el tipo de ${names}${functions.length > 0 ? ' y de lo que recibe' : ''}.`;
    }
  }
}
