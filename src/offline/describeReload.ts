import { canWriteStorage } from '../preferences/canWriteStorage';

/**
 * Returns the text, in Spanish, that tells why an outdated page has to be
 * reloaded and if the text typed in it survives.
 */
export function describeReload(): string {
  const reason = 'A esta página le falta una parte que ya no está publicada.';
  return canWriteStorage()
    ? `${reason} Al recargar sigues donde estabas, con lo que escribiste.`
    : `${reason} Tu navegador no deja guardar nada: antes de recargar, copia lo que hayas escrito.`;
}
