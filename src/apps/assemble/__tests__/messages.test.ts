/** @jest-environment node */
import { findHero } from '../address';
import {
  formatCount,
  describeFaults,
  describeGaps,
  describePair,
  describeResults,
  formatMean,
} from '../messages';

it('says nothing about a sound link', () => {
  expect(describeFaults({ unknownCount: 0, surplus: 0 })).toEqual([]);
});

it('says how much of a link was passed over, in singular and plural', () => {
  expect(describeFaults({ unknownCount: 1, surplus: 0 })).toEqual([
    'El enlace traía 1 dato que este catálogo no conoce y se pasó por alto.',
  ]);
  expect(describeFaults({ unknownCount: 2, surplus: 3 })).toEqual([
    'El enlace traía 2 datos que este catálogo no conoce y se pasaron por alto.',
    'Un equipo admite 5 héroes: el enlace traía 3 de más.',
  ]);
});

it('counts in singular and plural', () => {
  expect(formatCount(1, 'héroe')).toBe('1 héroe');
  expect(formatCount(0, 'héroe')).toBe('0 héroes');
});

it('says how many results there are', () => {
  expect(describeResults(0, 67)).toBe('Ningún resultado');
  expect(describeResults(1, 67)).toBe('1 héroe de 67');
  expect(describeResults(67, 67)).toBe('Están los 67 héroes');
});

it('says what a team lacks, with the conjunction that Spanish asks for', () => {
  expect(describeGaps([])).toBe(
    'No falta nada: en cada escala hay alguien con 5 o más.',
  );
  expect(describeGaps(['energia'])).toBe('Falta energía: nadie llega a 5.');
  expect(describeGaps(['fuerza', 'velocidad', 'inteligencia'])).toBe(
    'Faltan fuerza, velocidad e inteligencia: nadie llega a 5.',
  );
  expect(describeGaps(['fuerza', 'combate'])).toBe(
    'Faltan fuerza y combate: nadie llega a 5.',
  );
});

it('writes a mean with one decimal and a comma, or none', () => {
  expect(formatMean(5)).toBe('5');
  expect(formatMean(16 / 3)).toBe('5,3');
});

it('says who is being compared', () => {
  const thor = findHero('thor');
  const hulk = findHero('hulk');
  expect(describePair([null, null])).toBe('La comparación quedó vacía.');
  expect(describePair([null, thor])).toBe(
    'Thor está en la comparación; falta otro nombre.',
  );
  expect(describePair([thor, hulk])).toBe(
    'Thor y Hulk están en la comparación.',
  );
});
