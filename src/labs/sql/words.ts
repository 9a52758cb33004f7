import { words as shared } from '../kit/words';

/**
 * Labels of the SQL lab; tests find elements by them. They are part of every
 * lesson's bundle, so texts about results are in `sentences.ts`, which loads
 * with the interactive part.
 */
export const words = {
  run: 'Ejecutar',
  search: 'Buscar',
  parameter: 'Valor de ?',
  edit: 'Editar',
  copy: 'Copiar',
  reset: 'Reiniciar',
  undo: 'Deshacer',
  steps: 'Paso a paso',
  closeSteps: 'Cerrar el paso a paso',
  stop: 'Parar',
  retry: 'Reintentar',
  close: 'Cerrar',
  download: 'Descarga de SQLite',
  toStart: 'Volver al principio',
  expected: 'Resultado',
  tables: 'Las tablas de esta base',
  toOriginal: shared.toOriginal,
  kept: 'Tienes cambios guardados: vuelven al editar o ejecutar.',
  toLaboratory: 'Abrir en el laboratorio',
};

/** Link shown when SQL cannot run in the page. */
export const installLink = {
  label: 'Cómo usar SQLite en tu computadora',
  to: '/stevelabs/bd1/csv-y-copias/#instalar-sqlite-en-tu-computadora',
};
