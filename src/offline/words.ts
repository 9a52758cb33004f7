/** What is said where a page needs what the site no longer has. */
export const words = {
  updated: 'El sitio se actualizó mientras leías.',
  reload: 'Recargar la página',
};
