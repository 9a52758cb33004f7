import { ApiError } from '../../../../api/ApiError';
import type { FailureKind } from '../../../../api/ApiError';

interface Description {
  readonly title: string;
  readonly advice: string;
}

const later =
  'Prueba otra vez en un momento. Si escribiste algo, no se perdió.';

const descriptions: Readonly<
  Record<FailureKind, (error: ApiError) => Description>
> = {
  offline: () => ({
    title: 'Estás sin conexión.',
    advice:
      'En cuanto vuelva, la app lo intentará sola. Si escribiste algo, no se perdió.',
  }),
  network: ({ service }) => ({
    title: `No se pudo llegar a ${service}.`,
    advice:
      'Puede ser tu conexión, un bloqueador del navegador o el propio servicio. Si escribiste algo, no se perdió.',
  }),
  timeout: ({ service }) => ({
    title: `${service} tarda demasiado en responder.`,
    advice: `Dejamos de esperar para no hacerte perder el tiempo. ${later}`,
  }),
  'rate-limit': ({ service }) => ({
    title: `${service} pide una pausa.`,
    advice:
      'Recibió demasiadas peticiones, nuestras o de otros. El botón se activa cuando pase la espera.',
  }),
  'not-found': ({ service }) => ({
    title: `${service} dice que eso no existe.`,
    advice: 'Puede que la dirección tenga un número equivocado.',
  }),
  rejected: ({ service, status }) => ({
    title: `${service} rechazó la petición (código ${status ?? '4xx'}).`,
    advice: 'Si al reintentar sigue igual, avisa a quien publica este sitio.',
  }),
  server: ({ service, status }) => ({
    title: `${service} está fallando (código ${status ?? '5xx'}).`,
    advice: `El problema está de su lado. ${later}`,
  }),
  format: ({ service }) => ({
    title: `${service} respondió algo que no se entiende.`,
    advice: `Suele pasar cuando el servicio está en obras. ${later}`,
  }),
};

/** A failed request in words for the reader: what happened, and what next. */
export function describe(error: unknown): Description {
  return error instanceof ApiError
    ? descriptions[error.kind](error)
    : { title: 'Algo falló al pedir los datos.', advice: later };
}
