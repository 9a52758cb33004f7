import type { LoadFailureReason } from '../../kit/loading';

/** Why the compiler is not there, and what the reader can do. */
export const loadFailures: Readonly<Record<LoadFailureReason, string>> = {
  network: 'No se pudo descargar el compilador: revisa tu conexión.',
  unsupported:
    'Este navegador no puede ejecutar C en la página: le falta WebAssembly o los Web Workers.',
  damaged:
    'El compilador llegó dañado. Reintenta y, si se repite, recarga la página.',
};
