/** What the build leaves at the root of the site, under these names for ever. */
export const offlineFiles = {
  /** The service worker. */
  worker: 'sw.js',
  /** Which build this is, in eight letters: what an old page compares itself with. */
  mark: 'version.txt',
  /** What the application consists of, whatever page it runs on. */
  application: 'aplicacion.json',
  /** What can be taken along. */
  packs: 'paquetes.json',
  /** The page that says what is there without a network. */
  page: 'sin-conexion/',
} as const;
