/** The two sentences that the first edition shows where a page is missing. */
export const placeholderTexts = {
  working: 'Estamos trabajando para mejorar la página',
  soon: '404 Próximamente habrá una página aquí (espero)',
} as const;
