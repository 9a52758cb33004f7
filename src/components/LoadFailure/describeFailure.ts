/** Why a lazy part of the page did not arrive. */
export interface Failure {
  /** What the bundler said, e.g. `Loading chunk 12 failed`. */
  readonly message: string;
  /** `missing`, `timeout`, or the error's own type. */
  readonly kind: string;
}

const explanations: Readonly<Record<string, string>> = {
  missing:
    'El archivo llegó, pero no trae lo que debía: suele pasar cuando el sitio se acaba de actualizar.',
  timeout: 'La conexión tardó más de dos minutos en responder.',
  error: 'No se pudo descargar el archivo: revisa tu conexión.',
};

function field(error: unknown, name: string): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}

/** Reads the bundler's chunk error, or any other value that was thrown. */
export function describeFailure(error: unknown): Failure {
  const message = field(error, 'message') ?? String(error);
  const [firstLine = message] = message.split('\n');
  const kind = field(error, 'type') ?? field(error, 'name') ?? 'desconocida';
  return { message: firstLine.replace(/\.$/, ''), kind };
}

/** True for errors of the bundler while it loads a part of the page. */
export function isChunkFailure(error: unknown): boolean {
  return field(error, 'name') === 'ChunkLoadError';
}

export function explainKind(kind: string): string {
  return (
    explanations[kind] ?? 'La parte llegó, pero falló al ponerse en marcha.'
  );
}
