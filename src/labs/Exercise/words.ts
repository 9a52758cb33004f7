import type { Level, Spacing } from '../engine/exercise/types';

export const levelWords: Readonly<Record<Level, string>> = {
  calentamiento: 'Calentamiento',
  central: 'Central',
  reto: 'Reto',
};

/** How the output is compared. */
export const spacingWords: Readonly<Record<Spacing, string>> = {
  exactos: 'La salida tiene que coincidir hasta el último espacio.',
  flexibles: 'No cuentan los espacios al final de una línea.',
  libres: 'Da igual cuántos espacios o saltos de línea haya entre palabras.',
};
