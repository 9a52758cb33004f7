import * as v from 'valibot';

const amount = 'un número entero desde 0';
const word = 'un texto';
const pack = 'el nombre de un paquete';

const count = v.pipe(
  v.number(amount),
  v.integer(amount),
  v.minValue(0, amount),
);

const text = v.pipe(v.string(word), v.nonEmpty(word));

/** What a pack is called in addresses and caches. */
const id = v.pipe(v.string(pack), v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, pack));

/** On this site and nowhere else: `//host/` would be another one. */
const address = v.pipe(
  v.string('una dirección del sitio'),
  v.regex(/^\/(?!\/)/, 'una dirección del sitio'),
);

const size = v.object(
  {
    /** Of the bodies as the browser sees them. */
    bytes: count,
    /** Of what travels. */
    wire: count,
  },
  'un tamaño con bytes y wire',
);

const file = v.object(
  {
    url: address,
    ...size.entries,
    /** SHA-256 of the body as the browser sees it, in base64. */
    hash: v.pipe(
      v.string('un hash SHA-256 en base64'),
      v.regex(/^[A-Za-z\d+/]{43}=$/, 'un hash SHA-256 en base64'),
    ),
  },
  'un archivo con url, bytes, wire y hash',
);

const files = v.array(file, 'una lista de archivos');

const applicationSchema = v.object(
  { build: text, files },
  'lo que compone la aplicación',
);

const summary = v.object(
  {
    id,
    /** Whose it is; an extra of a lab is nobody's. */
    course: v.nullable(id),
    /** The pack that this one is an extra of. */
    extends: v.optional(id),
    title: text,
    edition: text,
    /** Where the list of its files is. */
    manifest: address,
    files: count,
    ...size.entries,
    holds: v.object(
      {
        lessons: count,
        pages: size,
        application: size,
        lab: size,
        search: size,
      },
      'lo que lleva el paquete',
    ),
  },
  'el resumen de un paquete',
);

/** `paquetes.json`: the packs of a build. */
export const packsSchema = v.object(
  { build: text, packs: v.array(summary, 'una lista de paquetes') },
  'la lista de paquetes',
);

/** The list of the files of a pack. */
export const manifestSchema = v.object(
  { id, build: text, files },
  'el contenido de un paquete',
);

/** Bytes of bodies, and bytes on the way. */
export type Size = v.InferOutput<typeof size>;

/** A file that a pack or the application consists of. */
export type File = v.InferOutput<typeof file>;

/** `aplicacion.json`: what the application consists of, whatever the page. */
export type Application = v.InferOutput<typeof applicationSchema>;

/** What there is to say of a pack before it is fetched. */
export type PackSummary = v.InferOutput<typeof summary>;

/** `paquetes.json`: the packs of this build. */
export type PackList = v.InferOutput<typeof packsSchema>;

/** `paquetes/ID.HASH.json`: what a pack consists of, in the order of download. */
export type PackManifest = v.InferOutput<typeof manifestSchema>;

function shown(value: unknown): string {
  if (value === undefined) return 'nada';
  const written = JSON.stringify(value);
  return written.length > 60 ? `${written.slice(0, 60)}…` : written;
}

function createReader<Output>(
  name: string,
  schema: v.GenericSchema<unknown, Output>,
): (value: unknown) => Output {
  return (value) => {
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
    const [issue] = result.issues;
    const at = v.getDotPath(issue);
    throw new Error(
      `${name}${at === null ? '' : ` · ${at}`}\n  se esperaba: ${issue.message}\n  se encontró: ${shown(issue.input)}`,
    );
  };
}

/**
 * Reads the parsed text of `aplicacion.json`.
 *
 * @throws {Error} in Spanish, when it is something else.
 */
export const readApplication = createReader<Application>(
  'aplicacion.json',
  applicationSchema,
);

/**
 * Reads the parsed text of `paquetes.json`.
 *
 * @throws {Error} in Spanish, when it is something else.
 */
export const readPackList = createReader<PackList>(
  'paquetes.json',
  packsSchema,
);

/**
 * Reads the parsed text of the list of a pack's files.
 *
 * @throws {Error} in Spanish, when it is something else.
 */
export const readPackManifest = createReader<PackManifest>(
  'La lista de archivos del paquete',
  manifestSchema,
);
