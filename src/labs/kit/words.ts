import { formatBytes } from '../../utils/quantities';

/** User interface text shared by all labs. */
export const words = {
  loading: 'Cargando…',
  keys: 'Teclas',
  toOriginal: 'Volver al original',
  stuck:
    'No llega nada desde hace 10 segundos. Puede ser tu conexión: espera si quieres, o pide la descarga otra vez. Si se repite, recarga la página.',
  askAgain: 'Pedirla otra vez',
  unprepared:
    'Llegó todo, pero el laboratorio no se pone en marcha desde hace 2 minutos. Si el dispositivo va lento, espera; si no, reintenta. Si se repite, recarga la página.',
  startAgain: 'Reintentar',
};

/** Formats the notice of the first download's size. */
export const formatDownloadNote = (bytes: number): string =>
  `Descarga ${formatBytes(bytes)} la primera vez.`;

/** Formats the progress of a download. */
export const formatReceived = (receivedBytes: number, total: number): string =>
  `${formatBytes(receivedBytes)} de ${formatBytes(total)}`;
