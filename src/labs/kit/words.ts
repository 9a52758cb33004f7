import { formatBytes } from '../../utils/quantities';

/** Words that are the same in every lab. */
export const words = {
  loading: 'Cargando…',
  keys: 'Teclas',
};

/** What a first time costs. */
export const downloadNote = (bytes: number): string =>
  `Descarga ${formatBytes(bytes)} la primera vez.`;

/** How far a download is. */
export const receivedOf = (received: number, total: number): string =>
  `${formatBytes(received)} de ${formatBytes(total)}`;
