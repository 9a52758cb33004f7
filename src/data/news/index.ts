import type { News } from './schema';

/** Secciones del canal: las que ya están y las que vienen. */
export const news: News = {
  recent: [
    {
      title: 'Opiniones de videojuegos',
      text: 'Lo que pienso de un juego después de terminarlo, o de rendirme con dignidad. Con argumentos y sin contarte el final.',
      image: '/img/bloques/resenas.svg',
      to: '/articulos/reviews/',
    },
    {
      title: "The real man don't click",
      titleLang: 'en',
      text: 'La comedia de mi mudanza de Windows a Linux. El mouse sigue enchufado, pero ya no es quien manda.',
      image: '/img/bloques/realman.svg',
      to: '/dumix/',
    },
    {
      title: 'Rows And Colums',
      titleLang: 'en',
      text: 'Opinión larga sobre juegos y hardware. Se puede leer aquí o escuchar en el canal mientras lavas los platos.',
      image: '/img/bloques/rows.svg',
      to: '/articulos/rows/',
    },
  ],
  upcoming: [
    {
      title: 'Stevelabs',
      text: 'Tutoriales que se siguen con las manos en el teclado. En el sitio ya puedes empezar por el de C.',
      image: '/img/bloques/stevelabs.svg',
      to: '/stevelabs/',
    },
    {
      title: 'True history',
      titleLang: 'en',
      text: 'Historias de la computación que parecen inventadas y no lo son. Las inventadas las dejo para mi currículum.',
      image: '/img/bloques/historia.svg',
    },
    {
      title: 'Its free',
      titleLang: 'en',
      text: 'Programas libres que pueden reemplazar a los que pagas, con sus ventajas y también con sus mañas.',
      image: '/img/bloques/libre.svg',
    },
    {
      title: 'Distro Runner',
      titleLang: 'en',
      text: 'Alguien que nunca usó Linux prueba una distribución y le pone nota. Yo miro y sufro en silencio.',
      image: '/img/bloques/distros.svg',
    },
  ],
};
