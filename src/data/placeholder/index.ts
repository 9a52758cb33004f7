/** Texts that the first edition shows on a page that is still being written. */
export const placeholderTexts = {
  working: 'Estamos trabajando para mejorar la página',
  soon: '404 Próximamente habrá una página aquí (espero)',
} as const;
