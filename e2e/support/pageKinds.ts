import { archivedPlannedPaths } from './courses';

/** One page of each kind, for the checks that do not run on every page. */
export const onePerKind = new Set([
  '/',
  '/404.html',
  '/3.1/dumix/linux1/archivos/',
  '/articulos/',
  '/articulos/reviews/',
  '/articulos/rows/rc1/',
  '/articulos/tags/info/',
  '/buscar/',
  '/changelog/',
  '/dumix/',
  '/dumix/vimgg/',
  '/havefun/gifapp/',
  '/glosario/',
  '/laboratorio/',
  '/laboratorio/c/',
  '/laboratorio/c/incrustado/',
  '/laboratorio/terminal/',
  '/mapa/',
  '/progreso/',
  '/sin-conexion/',
  '/steve/',
  '/stevelabs/program1/',
  '/stevelabs/program1/salida/',
  '/webdeveloper/opinion1/',
  ...archivedPlannedPaths.slice(0, 1),
]);

/**
 * Pages to visit at every width: these and the first screen of each demo app,
 * whose other states have their own test.
 */
export const pagesAtEveryWidth = new Set([
  ...onePerKind,
  '/havefun/yesornotapp/',
  '/havefun/marvelapp/',
  '/havefun/rickosoapp/',
  '/havefun/pokeapp/',
]);
