import * as v from 'valibot';

/**
 * Fields shared by the content schemas; each message says what was expected.
 */

export const text = (expected: string, max = 400) =>
  v.pipe(
    v.string(expected),
    v.trim(),
    v.minLength(1, expected),
    v.maxLength(max, `${expected} (de ${String(max)} caracteres como mucho)`),
  );

export const integerField = (expected: string, min: number, max: number) =>
  v.pipe(
    v.number(expected),
    v.integer(expected),
    v.minValue(min, expected),
    v.maxValue(max, expected),
  );

export const oneOf = <const T extends readonly string[]>(options: T) =>
  v.picklist(options, `uno de: ${options.join(', ')}`);

/**
 * Calendar day, `AAAA-MM-DD`. YAML parses `2026-11-21` as a Date; data files
 * write it as text.
 */
export const isoDate = v.union(
  [
    v.pipe(
      v.string(),
      v.isoDate('una fecha AAAA-MM-DD'),
      v.check(
        (day) => !Number.isNaN(Date.parse(day)),
        'una fecha AAAA-MM-DD que exista en el calendario',
      ),
    ),
    v.pipe(
      v.date(),
      v.transform((date) => date.toISOString().slice(0, 10)),
    ),
  ],
  'una fecha AAAA-MM-DD',
);

export const youtubeId = v.pipe(
  v.string('el identificador de un video de YouTube (11 caracteres)'),
  v.regex(
    /^[\w-]{11}$/,
    'el identificador de un video de YouTube (11 caracteres)',
  ),
);

export const httpsUrl = v.pipe(
  v.string('una dirección https://'),
  v.regex(/^https:\/\/[^\s]+$/, 'una dirección que empiece por https://'),
);

export const sitePath = v.pipe(
  v.string('una ruta del sitio que empiece por /'),
  v.regex(
    /^\/(?:[\w.-]+\/)*[\w.-]*(?:#[\w-]+)?$/,
    'una ruta del sitio que empiece por /',
  ),
);

export const description = v.pipe(
  v.string('un texto de 50 a 155 caracteres'),
  v.minLength(50, 'un texto de 50 caracteres como mínimo'),
  v.maxLength(155, 'un texto de 155 caracteres como mucho'),
);

export const title = text('un título', 75);
