import { canKeep } from '../preferences/canKeep';

/** What a reload of an outdated page is for, and what becomes of what was written in it. */
export function describeReload(): string {
  const reason = 'A esta página le falta una parte que ya no está publicada.';
  return canKeep()
    ? `${reason} Al recargar sigues donde estabas, con lo que escribiste.`
    : `${reason} Tu navegador no deja guardar nada: antes de recargar, copia lo que hayas escrito.`;
}
