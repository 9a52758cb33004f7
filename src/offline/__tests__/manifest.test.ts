/** @jest-environment node */
import { readApplication, readPackList, readPackManifest } from '../manifest';

const file = {
  url: '/assets/js/main.0a1b2c3d.js',
  bytes: 1200,
  wire: 400,
  hash: '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
};

const size = { bytes: 1200, wire: 400 };

const summary = {
  id: 'c',
  course: 'c',
  title: 'Curso de C',
  edition: '4.0',
  manifest: '/paquetes/c.0a1b2c3d.json',
  files: 1,
  ...size,
  holds: {
    lessons: 12,
    pages: size,
    application: size,
    lab: size,
    search: size,
  },
};

describe('readApplication', () => {
  test('says what is wrong with a file, and where', () => {
    expect(() =>
      readApplication({ build: 'f54dda7d', files: [{ ...file, hash: 'abc' }] }),
    ).toThrow(
      'aplicacion.json · files.0.hash\n  se esperaba: un hash SHA-256 en base64\n  se encontró: "abc"',
    );
  });

  test('refuses what is no object at all', () => {
    expect(() => readApplication('<!doctype html>')).toThrow(
      'aplicacion.json\n  se esperaba: lo que compone la aplicación\n  se encontró: "<!doctype html>"',
    );
  });

  test.each(['https://example.org/a.js', '//example.org/a.js', 'a.js'])(
    'refuses the address %s, which is not on this site',
    (url) => {
      expect(() =>
        readApplication({ build: 'f54dda7d', files: [{ ...file, url }] }),
      ).toThrow('se esperaba: una dirección del sitio');
    },
  );

  test('gives back what the build wrote', () => {
    const application = { build: 'f54dda7d', files: [file] };
    expect(readApplication(application)).toEqual(application);
  });
});

describe('readPackList', () => {
  test.each([
    ['id', '../c', 'el nombre de un paquete'],
    ['bytes', -1, 'un número entero desde 0'],
    ['title', '', 'un texto'],
    ['holds', undefined, 'lo que lleva el paquete'],
  ])('refuses a pack whose %s is %p', (field, value, expected) => {
    expect(() =>
      readPackList({
        build: 'f54dda7d',
        packs: [{ ...summary, [field]: value }],
      }),
    ).toThrow(`packs.0.${field}\n  se esperaba: ${expected}`);
  });

  test('knows the extra of a pack, which is of no course', () => {
    const extra = { ...summary, id: 'c-extra', course: null, extends: 'c' };
    const list = { build: 'f54dda7d', packs: [summary, extra] };
    expect(readPackList(list)).toEqual(list);
  });
});

describe('readPackManifest', () => {
  test('refuses what is no list of files', () => {
    expect(() =>
      readPackManifest({ id: 'c', build: 'f54dda7d', files: null }),
    ).toThrow(
      'La lista de archivos del paquete · files\n  se esperaba: una lista de archivos\n  se encontró: null',
    );
  });

  test('keeps the order of the files', () => {
    const files = [file, { ...file, url: '/a/' }];
    expect(
      readPackManifest({ id: 'c', build: 'f54dda7d', files }).files,
    ).toEqual(files);
  });
});
