import * as v from 'valibot';
import { empty, fieldsOf, limits, migrate } from '../schema';
import type { Progress } from '../schema';
import { maxFileBytes, siteName } from './file';
import { decodeLink } from './link';

/** Reason why an import was refused, and advice to the reader. */
export interface Refusal {
  readonly expected: string;
  readonly found: string;
  readonly next: string;
}

export type ReadResult =
  | { readonly ok: true; readonly progress: Progress }
  | { readonly ok: false; readonly refusal: Refusal };

const time = v.pipe(
  v.number('una fecha en milisegundos'),
  v.integer('una fecha en milisegundos'),
  v.minValue(0, 'una fecha en milisegundos'),
  v.maxValue(limits.time, 'una fecha en milisegundos'),
  // Clamped to now: a clock that ran ahead must not win over later changes.
  v.transform((at) => Math.min(at, Date.now())),
);

const lesson = v.pipe(
  v.string(),
  v.regex(limits.lesson, 'la ruta de una lección'),
);

const score = v.pipe(
  v.string(),
  v.regex(limits.score, 'el nombre de un ejercicio'),
);

const count = (min: number) =>
  v.pipe(
    v.number('una cantidad de puntos'),
    v.integer('una cantidad de puntos'),
    v.minValue(min, 'una cantidad de puntos'),
    v.maxValue(limits.points, 'una cantidad de puntos'),
  );

const fraction = 'una parte de 0 a 1';

const contents = v.object(
  {
    done: v.record(
      lesson,
      v.object({ value: v.boolean('true o false'), at: time }, 'una lección'),
      'las lecciones hechas',
    ),
    places: v.record(
      lesson,
      v.object(
        {
          heading: v.pipe(
            v.string('el nombre de un título'),
            v.maxLength(limits.heading, 'el nombre de un título'),
          ),
          fraction: v.pipe(
            v.number(fraction),
            v.minValue(0, fraction),
            v.maxValue(1, fraction),
          ),
          at: time,
        },
        'un lugar de una lección',
      ),
      'los lugares donde ibas',
    ),
    scores: v.record(
      score,
      v.pipe(
        v.object(
          { points: count(0), total: count(1), at: time },
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

const again = `Elige el archivo que descargaste en esta página: progreso-${siteName}-AAAA-MM-DD.json.`;
const damaged =
  'El archivo está dañado o alguien lo cambió. Vuelve a descargarlo en el otro dispositivo.';
const rescan = 'Vuelve a escanear el código, o pasa el archivo en su lugar.';

function refuse(expected: string, found: string, next: string): ReadResult {
  return { ok: false, refusal: { expected, found, next } };
}

function shown(value: unknown): string {
  if (value === undefined) return 'nada';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function readFields(input: unknown, ifDamaged: string): ReadResult {
  const { site, version } = fieldsOf(input);
  if (site !== siteName)
    return refuse(
      `un archivo de este sitio (site: "${siteName}")`,
      `site: ${shown(site)}`,
      again,
    );
  const fields = migrate(input);
  if (!fields)
    return typeof version === 'number' && version > 1
      ? refuse(
          'un archivo de la versión 1',
          `la versión ${shown(version)}, que es más nueva que esta página`,
          'Recarga la página para tener el sitio al día y vuelve a intentarlo.',
        )
      : refuse('un número de versión', shown(version), ifDamaged);
  const result = v.safeParse(contents, fields);
  if (!result.success) {
    const [issue] = result.issues;
    return refuse(
      `${issue.message} en «${v.getDotPath(issue) ?? 'el archivo'}»`,
      shown(issue.input),
      ifDamaged,
    );
  }
  return { ok: true, progress: { ...empty, ...result.output } };
}

/** Parses and validates the text of a file. Never throws. */
export function readFile(text: string): ReadResult {
  if (text.length > maxFileBytes)
    return refuse(
      'un archivo de 1 MB como mucho',
      `uno de ${(text.length / 1e6).toFixed(1).replace('.', ',')} MB`,
      again,
    );
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return refuse(
      'un archivo de progreso en formato JSON',
      text.trim() === '' ? 'un archivo vacío' : 'un texto que no lo es',
      again,
    );
  }
  return readFields(input, damaged);
}

/** Decodes percent escapes: some apps escape more of a link than necessary. */
function unescape(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

/** Parses and validates the code in a link. Never throws. */
export function readLink(code: string): ReadResult {
  const fields = decodeLink(unescape(code));
  return fields
    ? readFields(fields, rescan)
    : refuse('un enlace de progreso completo', shown(code), rescan);
}
