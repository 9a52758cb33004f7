import { words as shared } from '../kit/words';
import type { Spacing } from './engine/exercise/types';

/**
 * Labels of the C lab; tests find elements by them. They are part of every
 * lesson's bundle, so texts about a running program are in `sentences.ts`,
 * which loads with the console.
 */
export const words = {
  run: 'Ejecutar',
  runAgain: 'Ejecutar otra vez',
  edit: 'Editar',
  copy: 'Copiar',
  reset: 'Reiniciar',
  toStart: 'Volver al principio',
  toOriginal: shared.toOriginal,
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

/** Link for readers whose browser cannot run C. */
export const installLink = {
  label: 'Cómo instalar C en tu computadora',
  to: '/stevelabs/program1/instalar/',
};

/** Returns an editor's accessible name. */
export const getEditorLabel = (name: string): string => `Editor de ${name}`;

/** Explanation of each way to compare whitespace in an exercise's output. */
export const spacingWords: Readonly<Record<Spacing, string>> = {
  exactos: 'La salida tiene que coincidir hasta el último espacio.',
  flexibles: 'No cuentan los espacios al final de una línea.',
  libres: 'Da igual cuántos espacios o saltos de línea haya entre palabras.',
};
