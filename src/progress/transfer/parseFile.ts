import * as v from 'valibot';
import { emptyProgress, getFields, fieldLimits, migrate } from '../schema';
import type { Progress } from '../schema';
import { MAX_FILE_BYTES, siteName } from './file';
import { decodeLink } from './link';

/** Reason why an import was refused, and advice to the reader. */
export interface Refusal {
  readonly expected: string;
  readonly found: string;
  readonly advice: string;
}

export type ReadResult =
  | { readonly ok: true; readonly progress: Progress }
  | { readonly ok: false; readonly refusal: Refusal };

const timeSchema = v.pipe(
  v.number('una fecha en milisegundos'),
  v.integer('una fecha en milisegundos'),
  v.minValue(0, 'una fecha en milisegundos'),
  v.maxValue(fieldLimits.maxTime, 'una fecha en milisegundos'),
  // Clamped to now: a clock that ran ahead must not win over later changes.
  v.transform((timestamp) => Math.min(timestamp, Date.now())),
);

const lessonPathSchema = v.pipe(
  v.string(),
  v.regex(fieldLimits.lessonPattern, 'la ruta de una lección'),
);

const scoreKeySchema = v.pipe(
  v.string(),
  v.regex(fieldLimits.scorePattern, 'el nombre de un ejercicio'),
);

const createPointsSchema = (min: number) =>
  v.pipe(
    v.number('una cantidad de puntos'),
    v.integer('una cantidad de puntos'),
    v.minValue(min, 'una cantidad de puntos'),
    v.maxValue(fieldLimits.maxPoints, 'una cantidad de puntos'),
  );

const fractionMessage = 'una parte de 0 a 1';

const fileSchema = v.object(
  {
    done: v.record(
      lessonPathSchema,
      v.object(
        { value: v.boolean('true o false'), at: timeSchema },
        'una lección',
      ),
      'las lecciones hechas',
    ),
    places: v.record(
      lessonPathSchema,
      v.object(
        {
          heading: v.pipe(
            v.string('el nombre de un título'),
            v.maxLength(fieldLimits.maxHeadingLength, 'el nombre de un título'),
          ),
          fraction: v.pipe(
            v.number(fractionMessage),
            v.minValue(0, fractionMessage),
            v.maxValue(1, fractionMessage),
          ),
          at: timeSchema,
        },
        'un lugar de una lección',
      ),
      'los lugares donde ibas',
    ),
    scores: v.record(
      scoreKeySchema,
      v.pipe(
        v.object(
          {
            points: createPointsSchema(0),
            total: createPointsSchema(1),
            at: timeSchema,
          },
          'un resultado',
        ),
        v.check(
          ({ points, total }) => points <= total,
          'no más puntos que el total',
        ),
      ),
      'los resultados',
    ),
  },
  'un archivo de progreso',
);

const chooseFileAdvice = `Elige el archivo que descargaste en esta página: progreso-${siteName}-AAAA-MM-DD.json.`;
const damagedFileAdvice =
  'El archivo está dañado o alguien lo cambió. Vuelve a descargarlo en el otro dispositivo.';
const rescanAdvice =
  'Vuelve a escanear el código, o pasa el archivo en su lugar.';

function buildRefusal(
  expected: string,
  foundText: string,
  next: string,
): ReadResult {
  return { ok: false, refusal: { expected, found: foundText, advice: next } };
}

function formatValue(value: unknown): string {
  if (value === undefined) return 'nada';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function readFields(input: unknown, ifDamaged: string): ReadResult {
  const { site, version } = getFields(input);
  if (site !== siteName)
    return buildRefusal(
      `un archivo de este sitio (site: "${siteName}")`,
      `site: ${formatValue(site)}`,
      chooseFileAdvice,
    );
  const fields = migrate(input);
  if (!fields)
    return typeof version === 'number' && version > 1
      ? buildRefusal(
          'un archivo de la versión 1',
          `la versión ${formatValue(version)}, que es más nueva que esta página`,
          'Recarga la página para tener el sitio al día y vuelve a intentarlo.',
        )
      : buildRefusal('un número de versión', formatValue(version), ifDamaged);
  const result = v.safeParse(fileSchema, fields);
  if (!result.success) {
    const [issue] = result.issues;
    return buildRefusal(
      `${issue.message} en «${v.getDotPath(issue) ?? 'el archivo'}»`,
      formatValue(issue.input),
      ifDamaged,
    );
  }
  return { ok: true, progress: { ...emptyProgress, ...result.output } };
}

/** Parses and validates the text of a file. Never throws. */
export function parseProgressFile(text: string): ReadResult {
  if (text.length > MAX_FILE_BYTES)
    return buildRefusal(
      'un archivo de 1 MB como mucho',
      `uno de ${(text.length / 1e6).toFixed(1).replace('.', ',')} MB`,
      chooseFileAdvice,
    );
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return buildRefusal(
      'un archivo de progreso en formato JSON',
      text.trim() === '' ? 'un archivo vacío' : 'un texto que no lo es',
      chooseFileAdvice,
    );
  }
  return readFields(input, damagedFileAdvice);
}

/** Decodes percent escapes: some apps escape more of a link than necessary. */
function decodeEscapes(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

/** Parses and validates the code in a link. Never throws. */
export function parseProgressLink(code: string): ReadResult {
  const fields = decodeLink(decodeEscapes(code));
  return fields
    ? readFields(fields, rescanAdvice)
    : buildRefusal(
        'un enlace de progreso completo',
        formatValue(code),
        rescanAdvice,
      );
}
