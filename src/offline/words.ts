/** What is said where a page needs what the site no longer has. */
export const words = {
  updated: 'El sitio se actualizó mientras leías.',
  meaning:
    'A esta página le falta una parte que ya no está publicada. Al recargar sigues donde estabas, con lo que escribiste.',
  reload: 'Recargar la página',
};
