/** Texts for a page that needs files which the site no longer has. */
export const strings = {
  updated: 'El sitio se actualizó mientras leías.',
  reload: 'Recargar la página',
};
