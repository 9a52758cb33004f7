import type { Profile } from './schema';

/** Ficha de la persona que hace el canal. */
export const profile: Profile = {
  status: 'hackeando a la NASA',
  skills: [
    {
      label: 'React',
      value:
        'Este sitio está hecho con él. Si algo falla, ya sabes a quién reclamarle.',
    },
    {
      label: 'JavaScript',
      value:
        'Mi primera respuesta a casi todo, incluso cuando no era la pregunta.',
    },
    {
      label: 'Linux',
      value: 'Lo uso a diario y lo rompo un poco menos que al principio.',
    },
    {
      label: 'Desarrollo web',
      value: 'Del primer párrafo en HTML a publicar un sitio completo.',
    },
  ],
  languages: [
    { name: 'JavaScript', percent: 90 },
    { name: 'Python', percent: 10 },
    { name: 'C', percent: 10 },
    { name: 'Java', percent: 80 },
  ],
  tools: [
    { label: 'Control de versiones', value: 'Git y GitHub' },
    { label: 'Editor', value: 'Visual Studio Code' },
    { label: 'Distribución', value: 'Debian' },
    { label: 'Lenguaje', value: 'JavaScript' },
  ],
  specs: [
    { label: 'Tarjeta gráfica', value: 'Radeon' },
    { label: 'Procesador', value: 'Ryzen' },
    { label: 'Memoria', value: '16 GB de RAM (2 × 8 GB)' },
    { label: 'Discos', value: '1 TB + 2 TB' },
  ],
  quote: {
    text: 'Algunas personas me han dicho que no creen que un pingüino gordo represente de verdad la elegancia de Linux. Eso solo me dice que nunca han visto a un pingüino enojado venírseles encima a más de cien millas por hora.',
    author: 'Linus Torvalds',
    note: 'Cien millas por hora son unos 160 km/h. Un pingüino de verdad no llega ni nadando cuesta abajo.',
  },
  toLearn: ['Rust', 'Python', 'Docker', 'Next.js', 'Express', 'Clústeres'],
  planned: [
    {
      label: 'Un panel de control',
      value: 'Para ver en una sola pantalla todo lo que tengo a medias.',
    },
    {
      label: 'Terminar los cursos',
      value: 'El de C y el de Linux, hasta la última lección.',
    },
    {
      label: 'Un editor ligero',
      value: 'Que abra antes de que se me olvide lo que iba a escribir.',
    },
  ],
};
