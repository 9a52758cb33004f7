import type { Progress } from '../schema';
import { siteName } from './file';

/*
 * Format of a link's code, whose characters need no escaping after `#`:
 *
 *   1*<minute>!<folder>;<lesson>;<lesson>!<folder>;…
 *
 * The first minute is the origin of all others. A lesson is
 * `name,done,visited,percent` (`+` or `-` before the minute it was marked); a
 * score is `name,kind,id,points,total,minute`. Numbers are in base 36. Headings
 * are omitted: the percentage is enough to find the place.
 */
const FORMAT_VERSION = '1';
const MINUTE_MS = 60_000;

const kindsByMark = { q: 'quiz', e: 'exercise', s: 'step' } as const;

const isKindMark = (mark: string): mark is keyof typeof kindsByMark =>
  Object.hasOwn(kindsByMark, mark);

interface Row {
  readonly folder: string;
  readonly text: string;
}

const toBase36 = (value: number) => Math.floor(value).toString(36);

function splitLessonPath(path: string): [folder: string, name: string] {
  const end = path.lastIndexOf('/', path.length - 2) + 1;
  return [path.slice(0, end), path.slice(end, -1)];
}

function getFirstMinute({ done, places, scores }: Progress): number {
  const times = [done, places, scores].flatMap((entries) =>
    Object.values<{ readonly at: number }>(entries).map(({ at }) => at),
  );
  return Math.floor(
    times.reduce((first, timestamp) => Math.min(first, timestamp), Infinity) /
      MINUTE_MS,
  );
}

/**
 * Encodes the progress as a short text for `/progreso/#p=…`.
 *
 * @returns `null` if there is no progress.
 */
export function encodeLink(progress: Progress): string | null {
  const { done, places, scores } = progress;
  const start = getFirstMinute(progress);
  if (!Number.isFinite(start)) return null;
  const encodeTime = (timestamp: number) =>
    toBase36(timestamp / MINUTE_MS - start);

  const lessons = [...new Set([...Object.keys(done), ...Object.keys(places)])];
  const rows = lessons.map((path): Row => {
    const [folder, name] = splitLessonPath(path);
    const mark = done[path];
    const place = places[path];
    const cells = [
      name,
      mark ? `${mark.value ? '+' : '-'}${encodeTime(mark.at)}` : '',
      place ? encodeTime(place.at) : '',
      place ? toBase36(Math.round(place.fraction * 100)) : '',
    ];
    return { folder, text: cells.join(',').replace(/,+$/, '') };
  });
  const results = Object.entries(scores).map(([key, score]): Row => {
    const [kind = '', path = '', id = ''] = key.split(':');
    const [folder, name] = splitLessonPath(path);
    const { points, total, at } = score;
    const cells = [
      kind.charAt(0),
      id,
      toBase36(points),
      toBase36(total),
      encodeTime(at),
    ];
    return { folder, text: [name, ...cells].join(',') };
  });

  const groups = new Map<string, string[]>();
  for (const { folder, text } of [...rows, ...results])
    groups.set(folder, [...(groups.get(folder) ?? []), text]);
  const parts = [...groups].map(([folder, texts]) =>
    [folder, ...texts].join(';'),
  );
  return [`${FORMAT_VERSION}*${toBase36(start)}`, ...parts].join('!');
}

interface Decoded {
  readonly done: Record<string, unknown>;
  readonly places: Record<string, unknown>;
  readonly scores: Record<string, unknown>;
}

const parseBase36 = (text: string) => parseInt(text, 36);

/**
 * Decodes the code of a link into the fields of a file, not yet validated.
 * Never throws.
 *
 * @returns `null` if the code has another format.
 */
export function decodeLink(
  code: string,
): Readonly<Record<string, unknown>> | null {
  const [head = '', ...groups] = code.split('!');
  const start = /^1\*([0-9a-z]{1,8})$/.exec(head)?.[1];
  if (start === undefined) return null;
  const decodeTime = (text: string) =>
    (parseBase36(start) + parseBase36(text)) * MINUTE_MS;
  const decoded: Decoded = { done: {}, places: {}, scores: {} };

  for (const group of groups) {
    const [folder = '', ...rows] = group.split(';');
    for (const row of rows) {
      const [name = '', mark = '', ...rest] = row.split(',');
      const path = `${folder}${name}/`;
      if (isKindMark(mark)) {
        const [id = '', points = '', total = '', encodedTime = ''] = rest;
        decoded.scores[`${kindsByMark[mark]}:${path}:${id}`] = {
          points: parseBase36(points),
          total: parseBase36(total),
          at: decodeTime(encodedTime),
        };
        continue;
      }
      const [visitedTime = '', percent = ''] = rest;
      if (mark)
        decoded.done[path] = {
          value: mark.startsWith('+'),
          at: decodeTime(mark.slice(1)),
        };
      if (visitedTime)
        decoded.places[path] = {
          heading: '',
          fraction: parseBase36(percent) / 100,
          at: decodeTime(visitedTime),
        };
    }
  }
  return { site: siteName, version: Number(FORMAT_VERSION), ...decoded };
}
