import { ApiError } from '../../../../api/ApiError';
import type { FailureKind } from '../../../../api/ApiError';

/** Context of a request, for the description of its failure. */
export interface RequestContext {
  /**
   * True if the reader may have typed something, which the message then
   * mentions.
   */
  readonly isTyped?: boolean;
  /** Advice for a 404 of the service. */
  readonly notFound?: string;
}

interface Description {
  readonly title: string;
  readonly advice: string;
}

const retryAdvice = 'Prueba otra vez en un momento.';

const typedTextNote = 'Si escribiste algo, no se perdió.';

const descriptions: Readonly<
  Record<FailureKind, (error: ApiError, context: RequestContext) => Description>
> = {
  offline: () => ({
    title: 'Estás sin conexión.',
    advice: 'En cuanto vuelva, la app lo intentará sola.',
  }),
  network: ({ service }) => ({
    title: `No se pudo llegar a ${service}.`,
    advice:
      'Puede ser tu conexión, un bloqueador del navegador o el propio servicio.',
  }),
  timeout: ({ service }) => ({
    title: `${service} tarda demasiado en responder.`,
    advice: `Dejamos de esperar para no hacerte perder el tiempo. ${retryAdvice}`,
  }),
  'rate-limit': ({ service }) => ({
    title: `${service} pide una pausa.`,
    advice:
      'Recibió demasiadas peticiones, nuestras o de otros. El botón se activa cuando pase la espera.',
  }),
  'not-found': ({ service }, { notFound }) =>
    notFound === undefined
      ? {
          title: `${service} no encuentra lo que esta página le pide (código 404).`,
          advice: `No es cosa tuya: el servicio pudo cambiarlo de lugar. ${retryAdvice}`,
        }
      : { title: `${service} dice que eso no existe.`, advice: notFound },
  rejected: ({ service, status }) => ({
    title: `${service} rechazó la petición (código ${status ?? '4xx'}).`,
    advice: 'Si al reintentar sigue igual, avisa a quien publica este sitio.',
  }),
  server: ({ service, status }) => ({
    title: `${service} está fallando (código ${status ?? '5xx'}).`,
    advice: `El problema está de su lado. ${retryAdvice}`,
  }),
  format: ({ service }) => ({
    title: `${service} respondió algo que no se entiende.`,
    advice: `Suele pasar cuando el servicio está en obras. ${retryAdvice}`,
  }),
};

/** Describes a failed request: its cause, and advice. */
export function describeFailure(
  error: unknown,
  context: RequestContext = {},
): Description {
  const { title, advice } =
    error instanceof ApiError
      ? descriptions[error.kind](error, context)
      : { title: 'Algo falló al pedir los datos.', advice: retryAdvice };
  return {
    title,
    advice: context.isTyped ? `${advice} ${typedTextNote}` : advice,
  };
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Label of the retry button: a countdown in seconds, or an approximate wait.
 */
export function describeWait(seconds: number): string {
  if (seconds <= 0) return 'Reintentar';
  if (seconds < 120) return `Reintentar en ${seconds} s`;
  const formatWait = (amount: number, unit: string) =>
    `Reintentar dentro de unos ${Math.round(amount)} ${unit}`;
  if (seconds < 2 * HOUR) return formatWait(seconds / 60, 'minutos');
  return seconds < 2 * DAY
    ? formatWait(seconds / HOUR, 'horas').replace('unos', 'unas')
    : formatWait(seconds / DAY, 'días');
}
