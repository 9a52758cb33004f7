/** @jest-environment node */
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { buildCourses } from '../courses';

function createDoc(id: string, tipo: string) {
  return {
    id,
    title: `Título de ${id}`,
    permalink: `/sub/stevelabs/program1/${id}`,
    frontMatter: { tipo },
  };
}

const version = {
  docs: [
    createDoc('index', 'portada'),
    createDoc('salida', 'leccion'),
    createDoc('bucles', 'proximamente'),
  ],
  sidebars: {
    c: [
      { type: 'doc', id: 'index' },
      {
        type: 'category',
        label: 'Empezar',
        items: [
          { type: 'doc', id: 'salida' },
          { type: 'doc', id: 'bucles' },
        ],
      },
      {
        type: 'category',
        label: 'Control',
        items: [{ type: 'doc', id: 'bucles' }],
      },
    ],
    dumix: [{ type: 'doc', id: 'salida' }],
  },
} as unknown as LoadedVersion;

const courses = buildCourses(version, '/sub/');

it('names each course by its cover and leaves the guides out', () => {
  expect(courses.map(({ title }) => title)).toEqual(['Título de index']);
});

it('lists the lessons that exist, under their path without the base URL', () => {
  expect(courses[0]?.modules).toEqual([
    {
      title: 'Empezar',
      lessons: [
        {
          path: '/stevelabs/program1/salida/',
          title: 'Título de salida',
          to: '/sub/stevelabs/program1/salida',
        },
      ],
    },
  ]);
});

it('leaves out a module that has no lesson yet', () => {
  expect(courses[0]?.modules.map(({ title }) => title)).not.toContain(
    'Control',
  );
});
