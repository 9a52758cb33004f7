import { fnv1a } from '../../utils/hash';

export interface Sample {
  /** Path in `static/`, 640 × 480. */
  readonly src: string;
  readonly title: string;
  /** Description of the animation. */
  readonly alt: string;
}

const samples: readonly Sample[] = [
  {
    src: '/img/gif/prompt.svg',
    title: 'Escribiendo',
    alt: 'Un cursor que escribe un comando y parpadea',
  },
  {
    src: '/img/gif/cursor.svg',
    title: 'Flecha inquieta',
    alt: 'Una flecha de mouse que rebota en los bordes de una ventana',
  },
  {
    src: '/img/gif/barra.svg',
    title: 'Casi, casi',
    alt: 'Una barra de progreso que se llena y vuelve a empezar',
  },
  {
    src: '/img/gif/cohete.svg',
    title: 'Despegue',
    alt: 'Un cohete que vuela entre estrellas que pasan',
  },
  {
    src: '/img/gif/ventilador.svg',
    title: 'Aire fresco',
    alt: 'Un ventilador de computadora que gira',
  },
  {
    src: '/img/gif/latido.svg',
    title: 'Latido',
    alt: 'Un corazón que late sobre un pulso',
  },
  {
    src: '/img/gif/olas.svg',
    title: 'Mar de datos',
    alt: 'Un barco de papel que flota sobre las olas',
  },
  {
    src: '/img/gif/reloj.svg',
    title: 'Espera un poco',
    alt: 'Un reloj de arena que se vacía y da la vuelta',
  },
  {
    src: '/img/gif/pixel.svg',
    title: 'De paseo',
    alt: 'Un personaje de píxeles que camina',
  },
  {
    src: '/img/gif/disquete.svg',
    title: 'Guardando',
    alt: 'Un disquete que entra en su ranura y vuelve a salir',
  },
];

/**
 * Returns the ten drawings of this site, in an order that depends only on the
 * term.
 */
export function getSamples(term: string): readonly Sample[] {
  return samples
    .map((sample) => ({ sample, rank: fnv1a(`${term}\n${sample.src}`) }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ sample }) => sample);
}
