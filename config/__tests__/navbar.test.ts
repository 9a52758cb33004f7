/** @jest-environment node */
import { courses } from '../../src/courses';
import { labs } from '../../src/labs';
import { barLinks, drawerLists, moreLinks } from '../navbar';

/** Menu entries that the owner asked for, in the owner's order. */
const ownerEntries = [
  'Inicio',
  'Acerca de',
  'Noticias',
  'Logros',
  'Artículos',
  'Steve Labs',
  'Dumix',
  'Have Fun',
  'Steve',
];

const learning = courses.map(({ subject }) => `Aprender ${subject}`);

const labels = (links: readonly { readonly label: string }[]) =>
  links.map(({ label }) => label);

it('leads with what people come for, and has room for two courses', () => {
  expect(labels(barLinks)).toEqual([
    ...learning.slice(0, 2),
    'Laboratorio',
    'Artículos',
    'Have Fun',
  ]);
});

it('has the nine entries of the owner between the bar and «Más», those in their order', () => {
  const shown = [...labels(barLinks), ...labels(moreLinks)];
  expect(ownerEntries.filter((label) => !shown.includes(label))).toEqual([]);
  expect(labels(moreLinks)).toEqual([
    ...learning.slice(2),
    ...ownerEntries.filter((label) => !labels(barLinks).includes(label)),
  ]);
});

it('has in the drawer what serves to learn, and then the nine in their order', () => {
  expect(drawerLists.map(labels)).toEqual([
    [...learning, ...labs.map(({ label }) => label), 'Mi progreso', 'Glosario'],
    ownerEntries,
  ]);
});
