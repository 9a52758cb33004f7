/** The file of a step that the reader does not write. */
export const programFile = 'programa.c';
