import { formatBytes } from '../../utils/quantities';
import type { Activity, FailureReason, Pack, PackRecord } from './types';

/** Texts that explain each failure and its remedy. */
export const failureTexts: Readonly<Record<FailureReason, string>> = {
  insecure:
    'Esta página no llegó por una conexión segura, y así el navegador no guarda nada. Ábrela con https:// y vuelve a intentarlo.',
  unsupported:
    'Este navegador no puede guardar páginas para leerlas sin conexión. Actualízalo o prueba con otro.',
  denied:
    'El navegador no deja que este sitio guarde archivos: suele pasar en una ventana privada o con el almacenamiento bloqueado. Abre el sitio en una ventana normal o permite que guarde datos.',
  worker:
    'El navegador no instaló la pieza del sitio que responde sin conexión. Recarga la página y vuelve a intentarlo.',
  full: 'No queda espacio. Libera un poco en el dispositivo o borra otro curso guardado, y vuelve a intentarlo: lo que ya bajó sigue aquí.',
  damaged:
    'Un archivo llegó dañado dos veces y no se guardó. Vuelve a intentarlo más tarde o con otra red: lo que ya bajó sigue aquí.',
  missing:
    'Al sitio le falta un archivo de este curso. Vuelve a intentarlo más tarde: lo que ya bajó sigue aquí.',
  gone: 'El sitio ya no ofrece este curso para llevar. Lo que tengas guardado se sigue leyendo.',
};

const pausedTexts = {
  asked: 'En pausa. Lo que ya bajó sigue aquí.',
  network:
    'Se cortó la conexión. Lo que ya bajó sigue aquí: cuando vuelva, pulsa «Seguir» si no sigue sola.',
  closed:
    'Quedó a medias al cerrar la página. Lo que ya bajó sigue aquí: pulsa «Seguir».',
} as const;

/** Describes the activity of a pack in a sentence; empty when there is none. */
export function describeActivity(activity: Activity): string {
  switch (activity.kind) {
    case 'idle':
      return '';
    case 'downloading':
      return activity.isInOtherTab
        ? 'Se está descargando en otra pestaña.'
        : 'Descargando. Puedes seguir leyendo el sitio mientras tanto.';
    case 'paused':
      return pausedTexts[activity.why];
    case 'failed':
      return activity.lacking > 0
        ? `Faltan ${formatBytes(activity.lacking)} de espacio. Libéralos en el dispositivo o borra otro curso guardado, y vuelve a intentarlo.`
        : failureTexts[activity.reason];
  }
}

/**
 * Describes the difference between the installed and the offered pack; empty
 * when there is none.
 */
export function describeUpdate(
  { summary, isOffered, update }: Pack,
  installedPack: Pick<PackRecord, 'summary'>,
): string {
  if (!isOffered)
    return 'El sitio ya no ofrece este curso para llevar; lo guardado se sigue leyendo.';
  if (!update) return '';
  return installedPack.summary.edition === summary.edition
    ? 'El sitio tiene algo más nuevo. Solo se baja lo que cambió.'
    : `Ya salió la edición ${summary.edition}. La ${installedPack.summary.edition}, que tienes guardada, se lee hasta que actualices.`;
}

/** Formats the size of a whole pack for a button: `14 MB`, `2,3 MB`. */
export function formatRoundedBytes(bytes: number): string {
  return formatBytes(bytes < 1e7 ? bytes : Math.round(bytes / 1e6) * 1e6);
}

/**
 * Formats the size of an update: `1,2 MB`, or its upper bound until the lists
 * are compared.
 */
export function formatUpdateSize({
  wire,
  isExact,
}: NonNullable<Pack['update']>) {
  return isExact ? formatBytes(wire) : `hasta ${formatBytes(wire)}`;
}
