/** Stands for the files that `npm run labs` publishes of the echoes. */
export const manifest = {};
