import { parseFlags, UserError } from '../cli.mjs';
import { formatKilobytes, formatMilliseconds } from '../figures.mjs';

/** @typedef {'bytes' | 'count' | 'time' | 'ratio' | 'shift'} Unit */

/**
 * @typedef {object} Measure
 * @property {Group} group Group of measures taken together.
 * @property {string} label
 * @property {Unit} unit
 * @property {number} [limit] Maximum allowed value.
 */

/**
 * @typedef {object} Figure
 * @property {MeasureName} name
 * @property {number} value `Infinity` for an effect that never happened.
 * @property {string} [detail]
 */

/** @typedef {(typeof groups)[number]} Group */
/** @typedef {keyof typeof measures} MeasureName */

/** Groups that `--only` accepts. */
export const groups = /** @type {const} */ ([
  'lectura',
  'ejecutar',
  'control',
  'regreso',
  'segunda',
]);

const USAGE =
  'npm run bench:page [-- --runs 3 --only lectura --json archivo --vs carpeta]';

/**
 * Measures of a page and their limits. The check enforces those of bytes and
 * requests; times are printed.
 */
/** @satisfies {Record<string, Measure>} */
export const measures = {
  lesson: {
    group: 'lectura',
    label: 'una lección normal, todo lo que llega antes de tocar nada',
    unit: 'bytes',
    limit: 32_000,
  },
  longest: {
    group: 'lectura',
    label: 'la lección más larga',
    unit: 'bytes',
    limit: 40_000,
  },
  home: {
    group: 'lectura',
    label: 'la portada',
    unit: 'bytes',
    limit: 45_000,
  },
  requests: {
    group: 'lectura',
    label: 'peticiones de una lección',
    unit: 'count',
    limit: 6,
  },
  worker: {
    group: 'lectura',
    label: 'aparte, lo que pide el trabajador (service worker) mientras tanto',
    unit: 'bytes',
  },
  blocked: {
    group: 'lectura',
    label: 'hilo principal ocupado antes de tocar nada (TBT)',
    unit: 'time',
    limit: 30,
  },
  shift: {
    group: 'lectura',
    label: 'lo que se mueve al cargar (CLS)',
    unit: 'shift',
    limit: 0,
  },
  run: {
    group: 'ejecutar',
    label: 'del primer clic en «Ejecutar» a la salida, visita nueva',
    unit: 'time',
  },
  runRatio: {
    group: 'ejecutar',
    label: 'lo mismo, frente al sitio de referencia',
    unit: 'ratio',
    limit: 1.15,
  },
  control: {
    group: 'control',
    label: 'del primer clic en un control a su efecto, visita nueva',
    unit: 'time',
    limit: 1200,
  },
  again: {
    group: 'regreso',
    label: 'lo mismo, en un dispositivo que ya estuvo',
    unit: 'time',
    limit: 300,
  },
  second: {
    group: 'segunda',
    label: 'lo que pide la lección siguiente además de su HTML, si ya estuvo',
    unit: 'count',
    limit: 0,
  },
  elsewhere: {
    group: 'segunda',
    label: 'lo mismo, una lección que no es la siguiente',
    unit: 'bytes',
  },
  secondWorker: {
    group: 'segunda',
    label: 'aparte, lo que pide el trabajador',
    unit: 'bytes',
  },
};

/**
 * @param {number} value
 * @param {Unit} unit
 * @returns {string}
 */
export function formatValue(value, unit) {
  if (value === Infinity) return 'nunca';
  const createRounder = (/** @type {number} */ digits) =>
    value.toFixed(digits).replace('.', ',');
  switch (unit) {
    case 'bytes':
      return formatKilobytes(value);
    case 'time':
      return formatMilliseconds(value);
    case 'ratio':
      return createRounder(2);
    case 'shift':
      return createRounder(3);
    case 'count':
      return `${value}`;
  }
}

/**
 * Divides a value by a reference; infinite when the reference is, since a
 * failed reference proves nothing.
 *
 * @param {number} value
 * @param {number} reference
 * @returns {number}
 */
export const divideByReference = (value, reference) =>
  Number.isFinite(reference) ? value / reference : Infinity;

/**
 * Returns true when a figure exceeds its limit. A layout shift is rounded as it
 * is printed, because the browser may paint a bar before its last button is
 * parsed.
 *
 * @param {Figure} figure
 * @returns {boolean}
 */
export function exceedsLimit({ name, value }) {
  const { unit, limit = Infinity } = getMeasure(name);
  const comparedValue =
    unit === 'shift' ? Math.round(value * 1000) / 1000 : value;
  return !(comparedValue <= limit);
}

/**
 * @param {MeasureName} name
 * @returns {Measure}
 */
export function getMeasure(name) {
  return measures[name];
}

/**
 * @param {readonly Figure[]} figures
 * @returns {string[][]} Rows of a table; the first has the headings.
 */
export function formatFigureRows(figures) {
  return [
    ['', '', 'medido', 'límite', ''],
    ...figures.map((figure) => {
      const { label, unit, limit } = getMeasure(figure.name);
      const isLimited = limit !== undefined;
      const verdict = exceedsLimit(figure) ? '✗' : '✓';
      return [
        isLimited ? verdict : '',
        label,
        formatValue(figure.value, unit),
        isLimited ? formatValue(limit, unit) : '',
        figure.detail ?? '',
      ];
    }),
  ];
}

/**
 * @template {{value: number}} T
 * @param {readonly T[]} foundMeasures
 * @returns {T} The largest, which counts against the limit.
 */
export function pickLargest(foundMeasures) {
  const [largest] = foundMeasures.toSorted((a, b) => b.value - a.value);
  if (!largest) throw new Error('Nothing was measured.');
  return largest;
}

/**
 * @param {readonly string[]} args
 * @returns {{runs: number, only?: Group, json?: string, vs?: string}}
 */
export function readOptions(args) {
  const { values } = parseFlags(
    args,
    {
      runs: { type: 'string', default: '3' },
      only: { type: 'string' },
      json: { type: 'string' },
      vs: { type: 'string' },
    },
    USAGE,
  );
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new UserError(
      `--runs debe ser un número entero desde 1, y vale «${values.runs}».`,
      `Uso: ${USAGE}`,
    );
  const onlyGroup = groups.find((group) => group === values.only);
  if (values.only !== undefined && onlyGroup === undefined)
    throw new UserError(
      `No hay ninguna medida «${values.only}».`,
      `Se esperaba una de: ${groups.join(', ')}`,
    );
  return { runs, only: onlyGroup, json: values.json, vs: values.vs };
}
