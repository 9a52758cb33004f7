import type { Roadmap } from './schema';

/**
 * Lo que viene para la página. Se edita `today`, con su fecha; `first` es el plan
 * del 17/01/2024 y se conserva como estaba.
 */
export const roadmap: Roadmap = {
  today: {
    updated: '2026-11-29',
    plans: [
      {
        title: 'Los cursos en libro',
        text: 'Cada curso en PDF y EPUB, para leerlo en papel o donde no llega la red.',
      },
      {
        title: 'Más artículos y reseñas',
        text: 'Al ritmo de siempre: en cuanto termine los juegos que los motivan.',
      },
    ],
  },
  first: {
    updated: '2024-01-17',
    improvements: [
      {
        title: 'Curso de programación completo',
        text: 'Terminar las lecciones de C que hoy son un cartel de «próximamente».',
      },
      {
        title: 'Dos secciones nuevas en Have Fun',
        text: 'Más apps pequeñas que piden datos a internet y hacen algo divertido con ellos.',
      },
      {
        title: 'Más contenido para Dumix',
        text: 'Nuevas lecciones y guías de terminal, con el pingüino tranquilo.',
      },
      {
        title: 'Artículos nuevos',
        text: 'Opinión, reseñas y explicaciones, en cuanto termine los juegos que las motivan.',
      },
      {
        title: 'Trucos nuevos de Linux',
        text: 'Atajos y comandos cortos que ahorran tiempo desde el primer día.',
      },
    ],
    courses: [
      {
        title: 'Bases de datos básicas',
        text: 'Qué es una tabla, cómo se le pregunta y por qué una hoja de cálculo no basta.',
      },
      {
        title: 'Programación orientada a objetos',
        text: 'Clases, objetos y herencia, con ejemplos que no sean perros y gatos.',
      },
      {
        title: 'Implementación y ejemplos de algoritmos',
        text: 'Los clásicos, escritos a mano y ejecutados paso a paso.',
      },
      {
        title: 'Git básico',
        text: 'Guardar versiones, volver atrás y no tener un archivo llamado «final_final_2».',
      },
      {
        title: 'Conceptos para crear interfaces en Java',
        text: 'Ventanas, botones y eventos: lo que pasa cuando alguien hace clic.',
      },
    ],
  },
};
