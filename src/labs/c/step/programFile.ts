/** Name of the program file of a step. */
export const programFile = 'programa.c';
