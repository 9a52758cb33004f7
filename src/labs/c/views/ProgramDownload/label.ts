/** Label of the button that downloads a program. */
export const label = 'Llevarme el programa';
