import { strings as offlineWords } from '../../offline/strings';
import { canWriteStorage } from '../../preferences/canWriteStorage';
import { formatBytes } from '../../utils/quantities';
import { formatUnmetConditions, formatPoints } from '../exercise/words';
import type { TerminalFailure, TerminalState } from './client/pageTerminal';
import type { LinuxEndReason } from './client/types';
import type { TerminalJudgement } from './engine/exercise/types';
import type { MachineCheckState } from './exercise/TerminalBench/useMachineCheck';

/** Explanation of each failure to start, with the remedy. */
const failureSentences: Readonly<Record<TerminalFailure, string>> = {
  network: 'No se pudo descargar Linux: revisa tu conexión.',
  outdated: `${offlineWords.updated} Recarga la página para encender Linux.`,
  unsupported:
    'Este navegador no puede con Linux en la página: le falta WebAssembly o los Web Workers, o los tiene prohibidos. Actualízalo o prueba con otro; también puedes instalarlo en tu computadora.',
  damaged: 'Linux llegó dañado. Reintenta y, si se repite, recarga la página.',
  'set-up':
    'No se pudo preparar esta práctica. Reintenta y, si se repite, recarga la página.',
  internal:
    'Falló el laboratorio. Reintenta y, si se repite, recarga la página.',
};

/** Explanation of each end of the machine. */
const endSentences: Readonly<Record<LinuxEndReason, string>> = {
  reader: 'Apagada',
  shutdown:
    'La máquina se apagó con tu comando. Si la enciendes otra vez, empieza como al principio.',
  reboot:
    'La máquina se apagó con tu comando para volver a arrancar. Aquí la enciendes tú, y empieza como al principio.',
  crash:
    'La máquina se detuvo por un fallo. Lo que había en ella se perdió; tus comandos, no.',
};

/**
 * Describes the effect of a reload, which depends on whether the browser can
 * store the commands.
 */
function describeOutdatedMachine(): string {
  const reason = `${offlineWords.updated} Falta un archivo que ya no está publicado: recarga la página cuando te convenga.`;
  return canWriteStorage()
    ? `${reason} Tus comandos se guardan; lo que hiciste en la máquina, no.`
    : `${reason} Con eso se pierde lo que hiciste en la máquina y, como tu navegador no deja guardar nada, también la lista de tus comandos: copia antes lo que quieras conservar.`;
}

/** Describes the state of a terminal in a few words. */
export function describeState(state: TerminalState): string {
  switch (state.kind) {
    case 'idle':
      return 'Apagada';
    case 'loading':
      return state.total === 0 ? 'Preparando' : 'Descargando Linux';
    case 'starting':
      return 'Encendiendo';
    case 'running':
      if (state.waits === 'outdated') return describeOutdatedMachine();
      return state.waits
        ? 'Falta un archivo que no llega: revisa tu conexión. La máquina sigue sola cuando llegue.'
        : 'Encendida';
    case 'elsewhere':
      return 'La máquina la usa otra terminal de esta página.';
    case 'suspended':
      return 'En pausa mientras no miras esta pestaña.';
    case 'failed':
      return failureSentences[state.reason];
    case 'ended':
      return endSentences[state.reason];
  }
}

/** Describes a download for screen readers, which announce it once. */
export function describeDownload(total: number): string {
  return `Descargando Linux, ${formatBytes(total)}`;
}

/** Describes the exit status of a command for beginners. */
export function describeStatus(status: number): string {
  return status === 0
    ? 'Terminó bien (estado 0)'
    : `Terminó con el estado ${status}`;
}

/** Describes the state of a check, beside its button. */
export function describeCheck(
  { kind }: MachineCheckState,
  isOn: boolean,
): string {
  switch (kind) {
    case 'checking':
      return 'Comprobando…';
    case 'failed':
      return 'No se pudo comprobar: este Linux no contesta o perdió programas. Pulsa «Reiniciar» y vuelve a intentarlo.';
    case 'files-missing':
      return 'No se pudo comprobar: Linux todavía espera archivos que tardan en llegar. Revisa tu conexión y vuelve a intentarlo; lo que hiciste sigue ahí.';
    default:
      return isOn ? '' : 'Se comprueba con la terminal encendida.';
  }
}

/** Summarizes the result of an exercise of the terminal in a sentence. */
export function summarizeConditions(judgement: TerminalJudgement): string {
  const missing = judgement.total - judgement.points;
  return [
    formatPoints(judgement),
    missing > 0 && formatUnmetConditions(missing),
  ]
    .filter(Boolean)
    .join(' ');
}
