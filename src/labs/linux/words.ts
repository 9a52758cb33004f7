/**
 * User interface text of the Linux lab. Tests query elements by it. It is in
 * every lesson's bundle, so the longer text about the machine is in
 * `sentences.ts`, which is loaded with the terminal.
 */
export const words = {
  tryIt: 'Pruébalo',
  turnOnLinux: 'Encender Linux',
  turnOn: 'Encender',
  turnOnAgain: 'Encender otra vez',
  bringHere: 'Traerla aquí',
  turnOff: 'Apagar',
  reset: 'Reiniciar',
  undo: 'Deshacer',
  retry: 'Reintentar',
  cancel: 'Cancelar',
  typeHere: 'Escribe en la terminal',
  wholeLines: '80 columnas',
  insert: 'Escribir este comando',
  commands: 'Comandos del ejemplo',
  log: 'El último comando, en texto',
  spokenLog: 'El último comando y su salida',
  paste: 'Pegar',
  noPaste: 'No pegar',
  retype: 'Volver a escribirlos',
  forget: 'Olvidarlos',
  download: 'Descarga de Linux',
};

/** Link shown when Linux cannot run in the page. */
export const installLink = {
  label: 'Cómo instalar Linux',
  to: '/dumix/linux1/instalar/',
};

/** Formats the accessible name of a terminal. */
export const formatLinuxLabel = (title: string): string =>
  `Linux de «${title}»`;
