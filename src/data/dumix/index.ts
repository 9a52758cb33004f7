import type { DumixCard } from './schema';

/** Tarjetas de la portada de Dumix: primero el curso, después las guías. */
export const dumix: readonly DumixCard[] = [
  {
    title: 'Curso de Linux desde cero',
    author: 'steve',
    date: '2023-05-17',
    text: 'La línea de comandos, el árbol de directorios y los archivos, en el orden en que los vas a necesitar.',
    to: '/dumix/linux1/',
  },
  {
    title: 'Una terminal con estilo',
    author: 'steve',
    date: '2023-04-17',
    text: 'Esquemas de color y temas para que la terminal luzca mejor que los comandos que escribo en ella.',
    to: '/dumix/pimp/',
  },
  {
    title: 'Apps de terminal',
    author: 'steve',
    date: '2023-04-17',
    text: 'Programas que viven en la terminal y resuelven el día a día sin abrir otra ventana.',
    to: '/dumix/terminalapps/',
  },
  {
    title: 'Vim para empezar',
    author: 'steve',
    date: '2023-04-17',
    text: 'Entrar, escribir, guardar y, lo que todo el mundo busca, salir.',
    to: '/dumix/vimgg/',
  },
  {
    title: 'Comandos básicos',
    author: 'steve',
    date: '2023-04-17',
    text: 'De cd a man: la lista corta que se usa todos los días, con un ejemplo de cada uno.',
    to: '/dumix/clibasic/',
  },
  {
    title: 'Node con nvm',
    author: 'steve',
    date: '2023-04-17',
    text: 'Instala varias versiones de Node y cambia de una a otra sin tocar las del sistema.',
    to: '/dumix/nvmlinux/',
  },
];
