/** Names of the kinds of proofs, for what a sample leaves out. */
export const KIND_LABELS = /** @type {const} */ ({
  program: 'programas con el compilador de la página',
  gcc: 'programas con gcc',
  clang: 'programas con clang',
  'c-exercise': 'ejercicios de C',
  'c-step': 'pasos de C',
  sessions: 'páginas de sesiones de terminal',
  'terminal-exercise': 'ejercicios de terminal',
  'terminal-step': 'pasos de terminal',
});
