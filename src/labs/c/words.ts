import type { Spacing } from './engine/exercise/types';

/**
 * What can be pressed and read in the C lab: one place to change it. Tests look
 * for things by these words. It comes with every lesson, so that what is said
 * of a program that runs stands in `sentences.ts`, which comes with the console.
 */
export const words = {
  run: 'Ejecutar',
  runAgain: 'Ejecutar otra vez',
  edit: 'Editar',
  copy: 'Copiar',
  reset: 'Reiniciar',
  toStart: 'Volver al principio',
  toOriginal: 'Volver al original',
  undo: 'Deshacer',
  steps: 'Paso a paso',
  stop: 'Parar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  close: 'Cerrar',
  execution: 'Ejecución',
  output: 'Salida del programa',
  input: 'Entrada del programa',
  typeHere: 'Escribe y pulsa Enter',
  send: 'Enviar',
  endInput: 'Enviar fin de entrada (Ctrl+D)',
  exampleInput: 'Usar la entrada del ejemplo',
  expected: 'Salida esperada',
  silent: 'El programa no escribió nada en la pantalla.',
  showMore: 'Mostrar más',
  download: 'Descarga del compilador',
  toPlayground: 'Abrir en el laboratorio',
  kept: 'Tienes cambios guardados: vuelven al editar o ejecutar.',
  defaultName: 'programa.c',
};

/** For who cannot run C in the page. */
export const installC = {
  label: 'Cómo instalar C en tu computadora',
  to: '/stevelabs/program1/instalar/',
};

/** What readers hear that an editor is. */
export const editorOf = (name: string): string => `Editor de ${name}`;

/** How the output of an exercise is compared. */
export const spacingWords: Readonly<Record<Spacing, string>> = {
  exactos: 'La salida tiene que coincidir hasta el último espacio.',
  flexibles: 'No cuentan los espacios al final de una línea.',
  libres: 'Da igual cuántos espacios o saltos de línea haya entre palabras.',
};
