/**
 * What can be pressed and read in the Linux lab: one place to change it. Tests
 * look for things by these words. It comes with every lesson, so that what is
 * said of a machine stands in `sentences.ts`, which comes with the terminal.
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

/** For who cannot run Linux in the page. */
export const installLinux = {
  label: 'Cómo instalar Linux',
  to: '/dumix/linux1/instalar/',
};

/** What readers hear that a machine is. */
export const linuxOf = (title: string): string => `Linux de «${title}»`;
