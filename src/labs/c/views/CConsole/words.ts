import {
  count,
  formatBytes,
  formatDuration,
} from '../../../../utils/quantities';
import { loadFailures } from '../../client/words';
import type {
  CrashReason,
  Diagnostic,
  RunResult,
  ToolReport,
} from '../../engine/types';
import type { ProgramFailure, ProgramState } from '../useCProgram';

const crashes: Readonly<Record<CrashReason, string>> = {
  'stack-overflow': 'Se detuvo: llenó la pila de llamadas',
  'memory-access': 'Se detuvo: usó memoria que no es suya',
  unreachable: 'Se detuvo: llegó a un punto del que no hay salida',
  division: 'Se detuvo: dividió un entero entre cero',
  abort: 'Se detuvo con abort()',
  unsupported: 'Se detuvo: usó algo que este laboratorio no tiene',
  internal: 'Se detuvo: falló el laboratorio, no tu programa',
};

/** Why there is neither a program nor a message of the compiler. */
const failures: Readonly<Record<ProgramFailure, string>> = {
  ...loadFailures,
  'compile-timeout':
    'El compilador tardó demasiado con este código y se detuvo. El código sigue aquí.',
  internal: 'Falló el laboratorio, no tu código, que sigue aquí.',
};

/** How a program ended, and how long it took. */
function describeEnd({ end, elapsedMs }: RunResult): string {
  const time = formatDuration(elapsedMs);
  switch (end.kind) {
    case 'exit':
      return end.status === 0
        ? `Terminó bien (estado 0) en ${time}`
        : `Terminó con el estado ${end.status} en ${time}`;
    case 'crash':
      return crashes[end.reason];
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
    case 'running':
      return 'Ejecutando';
    case 'waiting':
      return 'Espera tu entrada';
    case 'finished':
      return describeEnd(state.result);
    case 'rejected':
      return `No compila: ${tallyReport(state.report) || 'error del compilador'}`;
    case 'failed':
      return failures[state.reason];
  }
}
