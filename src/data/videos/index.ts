import type { Video } from './schema';

/**
 * Videos de la página de inicio, en el orden en que se muestran dentro de su
 * grupo. Cada uno necesita su dibujo de 640×360 en `static/img/videos/`.
 */
export const videos: readonly Video[] = [
  {
    id: 'QsPAVmQFnUQ',
    title: 'Borrar System32: la broma que sale cara',
    group: 'mas-vistos',
    date: '2021-01-18',
    description:
      '«Borra esa carpeta y tu PC irá más rápido». Qué hay dentro, qué se rompe y por qué la broma sigue viva.',
    poster: '/img/videos/QsPAVmQFnUQ.svg',
  },
  {
    id: 'XLCuuMvgbec',
    title: 'Así se mueve cada fantasma de Pac-Man',
    group: 'mas-vistos',
    date: '2021-04-07',
    description:
      'Cuatro fantasmas y cuatro reglas para perseguirte. El único que improvisa en ese laberinto eres tú.',
    poster: '/img/videos/XLCuuMvgbec.svg',
  },
  {
    id: 'AuPJ8kL-iLs',
    title: '¿Para qué sirven tantos núcleos?',
    group: 'mas-vistos',
    date: '2021-01-18',
    description:
      'Por qué un procesador con el doble de núcleos casi nunca termina en la mitad del tiempo.',
    poster: '/img/videos/AuPJ8kL-iLs.svg',
  },
  {
    id: 'V4ZxnSYly-Y',
    title: 'Bibliotecas: el código que ya escribió alguien',
    group: 'mas-vistos',
    date: '2021-01-18',
    description:
      'Qué es una biblioteca de programación y por qué nadie empieza de cero, aunque presuma de ello.',
    poster: '/img/videos/V4ZxnSYly-Y.svg',
  },
  {
    id: '6gle9QkZpbI',
    title: 'Cómo se generan los mundos de Minecraft',
    group: 'menos-vistos',
    date: '2021-01-18',
    description:
      'Una semilla, mucho ruido y bloques: así aparece una montaña que nadie dibujó.',
    poster: '/img/videos/6gle9QkZpbI.svg',
  },
  {
    id: 'HizfLah3KGE',
    title: 'Qué es el lag y de quién es la culpa',
    group: 'menos-vistos',
    date: '2021-01-18',
    description:
      'El viaje entre tu botón y el servidor, contado por alguien que siempre le echa la culpa al lag.',
    poster: '/img/videos/HizfLah3KGE.svg',
  },
  {
    id: 'KJD8Sq9O1ps',
    title: 'El test inocente que pesca tus datos',
    group: 'menos-vistos',
    date: '2021-01-18',
    description:
      '«¿Qué personaje eres?» y, de paso, ¿cómo se llamaba tu primera mascota? Así funciona el anzuelo.',
    poster: '/img/videos/KJD8Sq9O1ps.svg',
  },
  {
    id: 'Vdb4jy2NQPk',
    title: 'Por qué el disco duro va tan lento',
    group: 'menos-vistos',
    date: '2021-01-18',
    description:
      'Platos que giran, un brazo que busca y un procesador que espera mirando al techo.',
    poster: '/img/videos/Vdb4jy2NQPk.svg',
  },
  {
    id: 'RLAiWG8Ysds',
    title: 'Papers, Please',
    group: 'resenas',
    date: '2021-01-18',
    description:
      'Un juego de sellar pasaportes. Suena a trámite y termina en remordimiento.',
    poster: '/img/videos/RLAiWG8Ysds.svg',
  },
  {
    id: 'TWe5LETi3SM',
    title: 'Death Stranding',
    group: 'resenas',
    date: '2021-01-18',
    description:
      'Cruzar montañas con una torre de cajas en la espalda y, contra todo pronóstico, pasarla bien.',
    poster: '/img/videos/TWe5LETi3SM.svg',
  },
  {
    id: 'jmLM6DvAn84',
    title: 'Need for Speed Heat',
    group: 'resenas',
    date: '2021-01-18',
    description:
      'Carreras legales de día, persecuciones de noche y un garaje donde se me va la tarde.',
    poster: '/img/videos/jmLM6DvAn84.svg',
  },
  {
    id: 'Ip7WDHnbB5s',
    title: 'Sunset Overdrive',
    group: 'resenas',
    date: '2021-01-18',
    description:
      'Un apocalipsis de colores en el que caminar es de las peores ideas. Mejor rebota.',
    poster: '/img/videos/Ip7WDHnbB5s.svg',
  },
];
