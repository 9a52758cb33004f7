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

/** Name of a pack in addresses and caches. */
const id = v.pipe(v.string(pack), v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, pack));

/** Absolute path on this site; `//host/` would be another site. */
const address = v.pipe(
  v.string('una dirección del sitio'),
  v.regex(/^\/(?!\/)/, 'una dirección del sitio'),
);

const size = v.object(
  {
    /** Size of the files after decompression, in bytes. */
    bytes: count,
    /** Size of the network transfer, in bytes. */
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

const book = v.object(
  {
    /** Format, as a reader calls it: «PDF». */
    kind: text,
    path: address,
    bytes: count,
  },
  'un libro con kind, path y bytes',
);

const sheet = v.object(
  {
    /** Path of its lesson, without the base of the site. */
    lesson: address,
    /** Title of its lesson. */
    title: text,
    path: address,
    bytes: count,
  },
  'una hoja con lesson, title, path y bytes',
);

const sheetModule = v.object(
  { title: text, sheets: v.array(sheet, 'una lista de hojas') },
  'un módulo con title y sheets',
);

/** Schema of the list of the worksheets of a course. */
export const sheetListSchema = v.object(
  { modules: v.array(sheetModule, 'una lista de módulos') },
  'la lista de hojas',
);

const summary = v.object(
  {
    id,
    /** Id of the course; null for the extra of a laboratory. */
    course: v.nullable(id),
    /** Id of the pack that this extra belongs to. */
    extends: v.optional(id),
    /**
     * Number of lessons that need this extra; undefined when no lesson does.
     */
    usedBy: v.optional(count),
    title: text,
    edition: text,
    /** Path of the list of its files. */
    manifest: address,
    files: count,
    ...size.entries,
    /** Books of the course, which `npm run books` adds to the built list. */
    books: v.optional(v.array(book, 'una lista de libros')),
    /** Worksheets of the course, which are in a list of their own. */
    sheets: v.optional(
      v.object(
        { list: address, count },
        'las hojas de un curso con list y count',
      ),
    ),
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

/** Schema of `paquetes.json`, the packs of a build. */
export const packsSchema = v.object(
  { build: text, packs: v.array(summary, 'una lista de paquetes') },
  'la lista de paquetes',
);

/** Schema of the list of a pack's files. */
export const manifestSchema = v.object(
  { id, build: text, files },
  'el contenido de un paquete',
);

/** Bytes of the bodies, and bytes of their network transfer. */
export type Size = v.InferOutput<typeof size>;

/** A file of a pack or of the application. */
export type File = v.InferOutput<typeof file>;

/**
 * Content of `aplicacion.json`: the files of the application, whatever the
 * page.
 */
export type Application = v.InferOutput<typeof applicationSchema>;

/** Description of a pack, known before the pack is downloaded. */
export type PackSummary = v.InferOutput<typeof summary>;

/** Content of `libros/hojas-ID.json`: the worksheets of a course. */
export type SheetList = v.InferOutput<typeof sheetListSchema>;

/** Content of `paquetes.json`: the packs of this build. */
export type PackList = v.InferOutput<typeof packsSchema>;

/**
 * Content of `paquetes/ID.HASH.json`: the files of a pack, in download order.
 */
export type PackManifest = v.InferOutput<typeof manifestSchema>;

function formatValue(value: unknown): string {
  if (value === undefined) return 'nada';
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}

function createReader<Output>(
  name: string,
  schema: v.GenericSchema<unknown, Output>,
): (value: unknown) => Output {
  return (value) => {
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
    const [issue] = result.issues;
    const issuePath = v.getDotPath(issue);
    throw new Error(
      `${name}${issuePath === null ? '' : ` · ${issuePath}`}\n  se esperaba: ${issue.message}\n  se encontró: ${formatValue(issue.input)}`,
    );
  };
}

/**
 * Validates the parsed text of `aplicacion.json`.
 *
 * @throws {Error} in Spanish, when the value does not match the schema.
 */
export const readApplication = createReader<Application>(
  'aplicacion.json',
  applicationSchema,
);

/**
 * Validates the parsed text of `paquetes.json`.
 *
 * @throws {Error} in Spanish, when the value does not match the schema.
 */
export const readPackList = createReader<PackList>(
  'paquetes.json',
  packsSchema,
);

/**
 * Validates the parsed text of the list of a pack's files.
 *
 * @throws {Error} in Spanish, when the value does not match the schema.
 */
export const readPackManifest = createReader<PackManifest>(
  'La lista de archivos del paquete',
  manifestSchema,
);
