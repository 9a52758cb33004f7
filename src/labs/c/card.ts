import type { LabCard } from '../types';

/** Texts of the C lab's card. */
export const card: LabCard = {
  text: 'Un compilador de C de verdad. Escribe un programa, ejecútalo y contéstale con el teclado.',
  can: [
    'Compilar con clang y leer sus errores explicados en español.',
    'Ver el programa paso a paso, con lo que hay en la memoria en cada línea.',
    'Trabajar con varios archivos y guardar tus programas en el dispositivo.',
    'Compartir un programa con un enlace o descargarlo.',
  ],
};
