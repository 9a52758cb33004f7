/** @jest-environment node */
import fc from 'fast-check';
import naughty from 'big-list-of-naughty-strings';
import { progressArbitrary } from '../../__fixtures__/arbitrary';
import { mergeProgress } from '../../merge';
import { emptyProgress, readProgress } from '../../schema';
import type { Progress } from '../../schema';
import {
  addProgress,
  countChanges,
  describeChanges,
  undoChanges,
} from '../changes';
import { formatLocalDate } from '../../../utils/formatLocalDate';
import { buildFileName, MAX_FILE_BYTES, serializeProgress } from '../file';
import { decodeLink, encodeLink } from '../link';
import { parseProgressFile, parseProgressLink } from '../parseFile';
import type { ReadResult } from '../parseFile';

const salida = '/stevelabs/program1/salida/';
const bucles = '/stevelabs/program1/bucles/';
const noon = new Date(2026, 10, 21, 12).getTime();

const ownProgress: Progress = {
  ...emptyProgress,
  done: { [salida]: { value: true, at: noon } },
  places: { [salida]: { heading: 'resumen', fraction: 0.9, at: noon } },
};

function createFile(fields: Record<string, unknown>): string {
  const base: unknown = JSON.parse(serializeProgress(ownProgress, noon));
  return JSON.stringify({ ...(base as object), ...fields });
}

function readRefusal(result: ReadResult): string {
  if (result.ok) throw new Error('Se aceptó lo que debía rechazarse');
  const { expected, found, advice } = result.refusal;
  return `${expected} / ${found} / ${advice}`;
}

describe('the file', () => {
  it('is named after the site and the day', () => {
    expect(buildFileName(noon)).toBe('progreso-steve-labs-2026-11-21.json');
    expect(formatLocalDate(noon)).toBe('2026-11-21');
  });

  it('brings back any progress, except when everything was forgotten', () => {
    fc.assert(
      fc.property(progressArbitrary, (progress) => {
        expect(parseProgressFile(serializeProgress(progress, noon))).toEqual({
          ok: true,
          progress: { ...progress, forgotten: 0 },
        });
      }),
    );
  });

  it('does not let a clock that runs ahead win from now on', () => {
    const ahead = { [salida]: { value: true, at: Date.now() + 1e9 } };
    const result = parseProgressFile(createFile({ done: ahead }));
    expect(result.ok && result.progress.done[salida]?.at).toBeLessThanOrEqual(
      Date.now(),
    );
  });

  it.each([
    ['an empty file', '  ', /formato JSON.*archivo vacío/],
    ['a text', 'hola', /formato JSON.*no lo es/],
    ['half a file', createFile({}).slice(0, 60), /formato JSON.*no lo es/],
    ['the file of another site', '{"a":1}', /de este sitio.*site: nada/],
    ['another site by name', createFile({ site: 'otro' }), /site: "otro"/],
    ['a list', '[1,2]', /de este sitio/],
    [
      'a newer version',
      createFile({ version: 7 }),
      /versión 7.*Recarga la página/,
    ],
    ['no version', createFile({ version: null }), /número de versión.*dañado/],
    ['lessons that are no list', createFile({ done: 3 }), /lecciones hechas/],
    [
      'a mark that is none',
      createFile({ done: { [salida]: { value: 'sí', at: 1 } } }),
      /true o false.*"sí"/,
    ],
    [
      'a name that is no lesson',
      createFile({ done: { 'javascript:x': { value: true, at: 1 } } }),
      /ruta de una lección/,
    ],
    [
      'a date that is none',
      createFile({ done: { [salida]: { value: true, at: 1e20 } } }),
      /fecha en milisegundos/,
    ],
    [
      'more points than there are',
      createFile({
        scores: { [`quiz:${salida}:p`]: { points: 3, total: 2, at: 1 } },
      }),
      /no más puntos que el total/,
    ],
    ['too much', ' '.repeat(MAX_FILE_BYTES + 1), /1 MB como mucho.*1,0 MB/],
  ])('refuses %s and says why', (_name, text, message) => {
    expect(readRefusal(parseProgressFile(text))).toMatch(message);
  });
});

describe('whatever comes in', () => {
  const arbitraryText = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom(...naughty),
    fc.jsonValue().map((doneEntries) => createFile({ done: doneEntries })),
    fc.jsonValue().map((scores) => createFile({ scores })),
    fc.constant(createFile({}).replace('"value":true', '"__proto__":{"a":1}')),
  );

  it('never throws and never corrupts what is kept', () => {
    fc.assert(
      fc.property(arbitraryText, progressArbitrary, (text, keptProgress) => {
        for (const result of [
          parseProgressFile(text),
          parseProgressLink(text),
        ]) {
          if (!result.ok) continue;
          const after = addProgress(keptProgress, result.progress);
          expect(readProgress(JSON.stringify(after))).toEqual(after);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('does not reach the prototype of objects', () => {
    parseProgressFile(
      '{"site":"steve-labs","version":1,"__proto__":{"dirty":1}}',
    );
    parseProgressLink('1*0!__proto__;x,+1');
    expect({}).not.toHaveProperty('dirty');
    expect({}).not.toHaveProperty('x');
  });

  it('is one of two: taken whole, or refused with a reason', () => {
    fc.assert(
      fc.property(arbitraryText, (text) => {
        const result = parseProgressFile(text);
        if (!result.ok) expect(readRefusal(result)).not.toContain('undefined');
      }),
    );
  });
});

describe('the link of a QR code', () => {
  it('carries everything but headings, to the minute', () => {
    fc.assert(
      fc.property(progressArbitrary, (progress) => {
        const code = encodeLink(progress);
        if (code === null) return;
        const result = parseProgressLink(code);
        const floorToMinute = (timestamp: number) =>
          Math.floor(timestamp / 60_000) * 60_000;
        const roundEntryTimes = <Entry extends { readonly at: number }>(
          entries: Readonly<Record<string, Entry>>,
        ) =>
          Object.fromEntries(
            Object.entries(entries).map(([key, entry]) => [
              key,
              { ...entry, at: floorToMinute(entry.at) },
            ]),
          );
        expect(result.ok && result.progress).toEqual({
          ...emptyProgress,
          done: roundEntryTimes(progress.done),
          places: Object.fromEntries(
            Object.entries(roundEntryTimes(progress.places)).map(
              ([key, place]) => [key, { ...place, heading: '' }],
            ),
          ),
          scores: roundEntryTimes(progress.scores),
        });
      }),
    );
  });

  it('needs no escaping after the hash', () => {
    fc.assert(
      fc.property(progressArbitrary, (progress) => {
        const code = encodeLink(progress) ?? '';
        expect(new URL(`https://example.org/#p=${code}`).hash).toBe(
          `#p=${code}`,
        );
      }),
    );
  });

  it('survives an app that escapes it all the same', () => {
    const code = encodeLink(ownProgress) ?? '';
    expect(parseProgressLink(encodeURIComponent(code))).toEqual(
      parseProgressLink(code),
    );
  });

  it('is not made of nothing', () => {
    expect(encodeLink(emptyProgress)).toBeNull();
  });

  it.each(['', '2*0', '1*', '1*zz!', '%', '1*0!/a/;b,+'])(
    'refuses %j, or takes nothing damaged from it',
    (code) => {
      const result = parseProgressLink(code);
      if (result.ok) expect(result.progress).toEqual(emptyProgress);
      else expect(readRefusal(result)).toMatch(/enlace|fecha/);
    },
  );

  it('says so when it is cut short', () => {
    expect(decodeLink('hola')).toBeNull();
    expect(readRefusal(parseProgressLink('hola'))).toMatch(
      /enlace de progreso completo/,
    );
    expect(readRefusal(parseProgressLink('1*0!/a/;b,+'))).toMatch(
      /fecha.*escanear/,
    );
  });
});

describe('an import', () => {
  const importedProgress: Progress = {
    ...emptyProgress,
    done: {
      [salida]: { value: false, at: noon + 1 },
      [bucles]: { value: true, at: noon },
    },
    scores: { [`quiz:${salida}:p`]: { points: 1, total: 2, at: noon } },
  };

  it('is summed up in words', () => {
    const changes = countChanges(
      ownProgress,
      addProgress(ownProgress, importedProgress),
    );
    expect(describeChanges(changes)).toBe(
      '1 lección nueva, 1 actualizada, 1 resultado de preguntas o ejercicios',
    );
    expect(
      describeChanges({ newLessons: 12, updatedLessons: 2, scores: 0 }),
    ).toBe('12 lecciones nuevas, 2 actualizadas');
    expect(
      describeChanges({ newLessons: 0, updatedLessons: 2, scores: 0 }),
    ).toBe('2 lecciones actualizadas');
    expect(describeChanges(countChanges(ownProgress, ownProgress))).toBe(
      'nada que no tuvieras ya',
    );
  });

  it('brings back what was forgotten since the file was written', () => {
    const forgottenProgress = { ...emptyProgress, forgotten: noon + 5 };
    const after = addProgress(forgottenProgress, importedProgress);
    expect(after.done[bucles]?.value).toBe(true);
    expect(mergeProgress(after, forgottenProgress)).toEqual(after);
  });

  it('is undone, and what the reader did since stays', () => {
    const after = addProgress(ownProgress, importedProgress);
    const since = {
      ...after,
      done: { ...after.done, '/dumix/linux1/sudo/': { value: true, at: 1 } },
    };
    const undone = undoChanges(since, ownProgress, after);
    expect(undone.done).toEqual({
      ...ownProgress.done,
      '/dumix/linux1/sudo/': { value: true, at: 1 },
    });
    expect(undone.scores).toEqual({});
    expect(mergeProgress(undone, after)).toEqual(undone);
  });
});
