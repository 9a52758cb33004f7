/** @jest-environment node */
import { listLessons, readCourses, listWrittenLessons } from '../manifest';
import type { CourseManifest } from '../manifest';
import { CourseTree } from '../../testing/courseTree';

const manifests = readCourses();

function findManifest(id: string): CourseManifest {
  const manifest = manifests.find(({ course }) => course.id === id);
  if (!manifest) throw new Error(`No hay un curso ${id}.`);
  return manifest;
}

test('A course has its modules in the order of the menu, with the titles that authors gave them', () => {
  const { modules, cover } = findManifest('c');
  expect(modules.slice(0, 2)).toEqual([
    expect.objectContaining({
      folder: '1-empezar',
      title: 'Empezar',
      position: 1,
    }),
    expect.objectContaining({ folder: '2-datos', title: 'Datos', position: 2 }),
  ]);
  expect(cover).toMatchObject({
    name: 'index',
    path: '/stevelabs/program1/',
    file: 'docs/stevelabs/program1/index.mdx',
    title: 'Primeros pasos en programación',
  });
});

test('A lesson says what its front matter, its text and its folder say', () => {
  const lesson = listLessons(findManifest('c')).find(
    ({ name }) => name === 'salida',
  );
  expect(lesson).toMatchObject({
    path: '/stevelabs/program1/salida/',
    file: 'docs/stevelabs/program1/1-empezar/salida.mdx',
    title: 'Salida por pantalla con printf',
    state: 'written',
    position: 6,
    time: { sittings: [20, 25], challenge: 25 },
    requires: ['holamundo', 'estructura'],
  });
  expect(lesson?.objectives).toHaveLength(4);
  expect(lesson?.sections).toEqual(
    expect.arrayContaining(['Secuencias de escape', 'Practica']),
  );
  expect(lesson?.exercises).toEqual([
    'tostadora',
    'recibo',
    'programa-escritor',
  ]);
  expect(lesson?.assets).toContain(
    'docs/stevelabs/program1/1-empezar/_salida/recibo/ejercicio.yml',
  );
  expect(lesson?.words).toBeGreaterThan(500);
});

describe('A lesson to come', () => {
  const site = new CourseTree();

  test('is planned, and is not among those that can be read', () => {
    const module = `${site.folder}/1-uno`;
    site.write(`${module}/_category_.yml`, 'label: Uno\nposition: 1\n');
    for (const [name, kind] of [
      ['primera', 'leccion'],
      ['futura', 'proximamente'],
    ])
      site.write(
        `${module}/${name}.mdx`,
        `---\ntitle: Una lección\ntipo: ${kind}\n---\n\nTexto.\n`,
      );
    const [manifest] = readCourses(site.root);
    if (!manifest) throw new Error('No hay ningún curso.');
    expect(
      listLessons(manifest).find(({ name }) => name === 'futura'),
    ).toMatchObject({ state: 'planned', exercises: [] });
    expect(listWrittenLessons(manifest).map(({ name }) => name)).toEqual([
      'primera',
    ]);
  });
});

test('Lessons keep the order of their positions within the order of the modules', () => {
  const names = listLessons(findManifest('linux')).map(({ name }) => name);
  expect(names.slice(0, 9)).toEqual([
    'presentacion',
    'comandline',
    'sintaxis',
    'ayuda',
    'directorio',
    'gestionar',
    'instalar',
    'proyecto-desorden',
    'ver-archivos',
  ]);
});
