/** @jest-environment node */
import fc from 'fast-check';
import { emptyProgress, migrate, readProgress } from '../schema';
import { progressArbitrary } from '../__fixtures__/arbitrary';

const salida = '/stevelabs/program1/salida/';

function createStored(fields: Record<string, unknown>): string {
  return JSON.stringify({ ...emptyProgress, ...fields });
}

describe('reading what this device keeps', () => {
  it('finds nothing where nothing was kept', () => {
    expect(readProgress(null)).toEqual(emptyProgress);
  });

  it.each(['', '{', 'null', '[]', '7', '"texto"', '{"version":"1"}'])(
    'takes %j for damage and starts from nothing',
    (text) => {
      expect(readProgress(text)).toEqual(emptyProgress);
    },
  );

  it('leaves out a damaged entry and keeps the others', () => {
    const text = createStored({
      done: {
        [salida]: { value: true, at: 5 },
        '/otra/': { value: 'sí', at: 5 },
        'sin-barra': { value: true, at: 5 },
        '/antes/': { value: true, at: -1 },
      },
      places: {
        [salida]: { heading: 'resumen', fraction: 0.5, at: 7 },
        '/otra/': { heading: 'x', fraction: 2, at: 7 },
      },
      scores: {
        [`quiz:${salida}:p1`]: { points: 2, total: 3, at: 9 },
        [`quiz:${salida}:p2`]: { points: 4, total: 3, at: 9 },
        [`examen:${salida}:p3`]: { points: 1, total: 3, at: 9 },
      },
    });
    expect(readProgress(text)).toEqual({
      ...emptyProgress,
      done: { [salida]: { value: true, at: 5 } },
      places: { [salida]: { heading: 'resumen', fraction: 0.5, at: 7 } },
      scores: { [`quiz:${salida}:p1`]: { points: 2, total: 3, at: 9 } },
    });
  });

  it('does not touch what a newer version of the site wrote', () => {
    expect(readProgress(createStored({ version: 2 }))).toBeNull();
  });

  it('gives back exactly what was written', () => {
    fc.assert(
      fc.property(progressArbitrary, (progress) => {
        expect(readProgress(JSON.stringify(progress))).toEqual(progress);
      }),
    );
  });

  it('never throws, whatever is there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        readProgress(text);
      }),
    );
  });
});

describe('migration', () => {
  const steps = [
    (fields: object) => ({ ...fields, version: 2, path: ['1→2'] }),
    (fields: { readonly path?: unknown }) => ({
      ...fields,
      version: 3,
      path: [fields.path, '2→3'].flat(),
    }),
  ];

  it('goes through every version in order', () => {
    expect(migrate({ version: 1 }, steps)).toEqual({
      version: 3,
      path: ['1→2', '2→3'],
    });
  });

  it('starts at the version that the data has', () => {
    expect(migrate({ version: 2, path: 'ya' }, steps)).toEqual({
      version: 3,
      path: ['ya', '2→3'],
    });
  });

  it('leaves the newest version as it is', () => {
    expect(migrate({ version: 3, a: 1 }, steps)).toEqual({ version: 3, a: 1 });
  });

  it.each([0, 4, 1.5, '1', undefined])('refuses version %p', (version) => {
    expect(migrate({ version }, steps)).toBeNull();
  });
});
