import type { Stevelabs } from './schema';

/**
 * Portada de la zona de aprendizaje: tarjetas y preguntas frecuentes. Las de los
 * cursos están en sus portadas y van antes.
 */
export const stevelabs: Stevelabs = {
  cards: [
    {
      title: 'Web developer',
      titleLang: 'en',
      author: 'colaboracion',
      date: '2023-08-07',
      text: 'Qué es el desarrollo web, por dónde entrar y qué herramientas vale la pena aprender.',
      to: '/webdeveloper/',
      image: '/img/bloques/web.svg',
    },
    {
      title: 'Coder Life',
      titleLang: 'en',
      author: 'steve',
      date: '2023-08-14',
      text: 'Lecturas para quien programa, con café o sin él.',
      to: '/stevelabs/coder/',
      image: '/img/bloques/coder.svg',
    },
  ],
  faq: [
    {
      question: '¿Es difícil programar?',
      answer: [
        'Lo difícil no es escribir código, sino pensar en pasos tan claros que hasta una máquina los entienda. Esa forma de pensar se entrena, igual que se entrena el oído o la puntería.',
        'Los primeros días vas a ver muchos errores. Es normal: el compilador no te regaña, te dice en qué línea mirar. Quien programa desde hace años ve los mismos errores, solo que se asusta menos.',
      ],
    },
    {
      question: '¿Por qué aprender a programar?',
      answer: [
        'Porque deja de ser la computadora la que decide qué puedes hacer con ella. Una tarea aburrida que repites cien veces se convierte en un programa de diez líneas.',
        'También aprendes a partir un problema grande en problemas pequeños. Eso sirve aunque nunca cobres por escribir código.',
      ],
    },
    {
      question: '¿Dónde hay programación?',
      answer: [
        'En casi todo lo que se enchufa o lleva batería. El semáforo, la lavadora, el ascensor, el cajero y el teléfono con el que lees esto siguen instrucciones que alguien escribió.',
        'Entender cómo se escriben no te convierte en mago. Pero la próxima vez que algo diga «error inesperado», sabrás que alguien no lo esperaba.',
      ],
    },
  ],
};
