import type { Owner } from './schema';

/**
 * Cuentas y datos de quien publica el sitio: este es el único archivo que hay
 * que editar para poner los propios. `npm run build` avisa de lo que sigue
 * como vino.
 */
export const owner: Owner = {
  name: 'Steve',
  channel: 'https://www.youtube.com/@stevechambitas2782',
  music: 'https://open.spotify.com/',
  games: 'https://steamcommunity.com/',
  code: 'https://github.com/',
  chat: 'https://discord.com/',
  mail: 'hola@example.org',
  repository: null,
};
