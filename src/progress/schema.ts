/** Mark of a lesson; `at` is the time of the last change. */
interface Done {
  readonly value: boolean;
  readonly at: number;
}

/** Reader's position in a lesson when they left it. */
export interface Place {
  /** Id of the heading above the text they were reading; may be empty. */
  readonly heading: string;
  /** Scrolled part of the lesson, from 0 to 1. */
  readonly fraction: number;
  readonly at: number;
}

/** Best result of an exercise, a step or a quiz. */
export interface Score {
  readonly points: number;
  readonly total: number;
  readonly at: number;
}

/** Entries by lesson path, without the base URL. */
export type Entries<Entry> = Readonly<Record<string, Entry>>;

/**
 * Progress of a reader, in the newest version of the format. Times are in ms.
 */
export interface Progress {
  readonly version: 1;
  /** Time of the last "forget everything"; 0 if never. */
  readonly forgotten: number;
  readonly done: Entries<Done>;
  readonly places: Entries<Place>;
  /** Scores by kind, lesson and id: `quiz:/ruta/:id`. */
  readonly scores: Entries<Score>;
}

export const emptyProgress: Progress = {
  version: 1,
  forgotten: 0,
  done: {},
  places: {},
  scores: {},
};

/** Limits of valid entries, also for imported files. */
export const fieldLimits = {
  lessonPattern: /^(?=.{1,200}$)(?:\/[\w-]+)+\/$/,
  scorePattern: /^(?=.{1,300}$)(?:quiz|exercise|step):(?:\/[\w-]+)+\/:[\w-]+$/,
  maxHeadingLength: 200,
  maxPoints: 1e6,
  maxTime: 4e12,
} as const;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns a copy of an object's fields; an empty object for any other value.
 */
export function getFields(input: unknown): Fields {
  return typeof input === 'object' && input !== null ? { ...input } : {};
}

function isWithin(
  value: unknown,
  min: number,
  max: number,
  isWhole = true,
): value is number {
  return (
    typeof value === 'number' &&
    value >= min &&
    value <= max &&
    (!isWhole || Number.isInteger(value))
  );
}

const isTime = (value: unknown): value is number =>
  isWithin(value, 0, fieldLimits.maxTime);

function readDone({ value, at }: Fields): Done | false {
  return typeof value === 'boolean' && isTime(at) && { value, at };
}

function readPlace({ heading, fraction, at }: Fields): Place | false {
  return (
    typeof heading === 'string' &&
    heading.length <= fieldLimits.maxHeadingLength &&
    isWithin(fraction, 0, 1, false) &&
    isTime(at) && { heading, fraction, at }
  );
}

/** Validates a score: whole points, not more than the total. */
export function readScore({ points, total, at }: Fields): Score | false {
  return (
    isWithin(total, 1, fieldLimits.maxPoints) &&
    isWithin(points, 0, total) &&
    isTime(at) && { points, total, at }
  );
}

function readEntries<Entry>(
  input: unknown,
  key: RegExp,
  read: (fields: Fields) => Entry | false,
): Entries<Entry> {
  const entries: Record<string, Entry> = {};
  for (const [name, value] of Object.entries(getFields(input))) {
    const entry = key.test(name) && read(getFields(value));
    if (entry) entries[name] = entry;
  }
  return entries;
}

/** Converts data from one version of the format to the next. */
export type Migration = (fields: Fields) => Fields;

/**
 * Migrations in order: the first one converts version 1 to 2. There is only
 * version 1 so far.
 */
const migrations: readonly Migration[] = [];

/**
 * Migrates data of an older version, one version at a time.
 *
 * @returns `null` if the version is invalid or newer than the newest known.
 */
export function migrate(
  input: unknown,
  steps: readonly Migration[] = migrations,
): Fields | null {
  const fields = getFields(input);
  if (!isWithin(fields.version, 1, steps.length + 1)) return null;
  return steps
    .slice(fields.version - 1)
    .reduce((data, step) => step(data), fields);
}

/**
 * Reads the stored progress. Damaged entries are skipped one by one.
 *
 * @returns `null` if a newer version of the site wrote it.
 */
export function readProgress(text: string | null): Progress | null {
  let input: unknown;
  try {
    input = JSON.parse(text ?? 'null');
  } catch {
    return emptyProgress;
  }
  const fields = migrate(input);
  if (!fields)
    return Number(getFields(input).version) > 1 ? null : emptyProgress;
  return {
    version: 1,
    forgotten: isTime(fields.forgotten) ? fields.forgotten : 0,
    done: readEntries(fields.done, fieldLimits.lessonPattern, readDone),
    places: readEntries(fields.places, fieldLimits.lessonPattern, readPlace),
    scores: readEntries(fields.scores, fieldLimits.scorePattern, readScore),
  };
}
