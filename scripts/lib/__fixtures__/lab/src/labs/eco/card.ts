import type { LabCard } from '../types';

/** Lo que dice del laboratorio de eco su tarjeta. */
export const card: LabCard = {
  text: 'Escribe al revés lo que se le da.',
  can: ['Escribir un texto y leer su eco.'],
};
