/**
 * Files that the build writes at the root of the site, under names that never
 * change.
 */
export const offlineFiles = {
  /** The service worker. */
  worker: 'sw.js',
  /**
   * Mark of the build, in eight characters, which an open page compares with
   * its own.
   */
  mark: 'version.txt',
  /** List of the application's files, whatever the page. */
  application: 'aplicacion.json',
  /** List of the packs that can be downloaded. */
  packs: 'paquetes.json',
  /** Page that lists the content available offline. */
  page: 'sin-conexion/',
} as const;
