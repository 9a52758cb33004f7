import type { DumixCard } from './schema';

/**
 * Tarjetas de las guías en la portada de Dumix. Antes va la tarjeta del curso,
 * que está en la portada del curso.
 */
export const dumix: readonly DumixCard[] = [
  {
    title: 'Una terminal con estilo',
    author: 'steve',
    date: '2023-04-17',
    text: 'Esquemas de color y temas para que la terminal luzca mejor que los comandos que escribo en ella.',
    to: '/dumix/pimp/',
    image: '/img/bloques/guia-estilo.svg',
  },
  {
    title: 'Apps de terminal',
    author: 'steve',
    date: '2023-04-17',
    text: 'Programas que viven en la terminal y resuelven el día a día sin abrir otra ventana.',
    to: '/dumix/terminalapps/',
    image: '/img/bloques/guia-apps.svg',
  },
  {
    title: 'Vim para empezar',
    author: 'steve',
    date: '2023-04-17',
    text: 'Entrar, escribir, guardar y, lo que todo el mundo busca, salir.',
    to: '/dumix/vimgg/',
    image: '/img/bloques/guia-vim.svg',
  },
  {
    title: 'Comandos básicos',
    author: 'steve',
    date: '2023-04-17',
    text: 'De cd a man: la lista corta que se usa todos los días, con un ejemplo de cada uno.',
    to: '/dumix/clibasic/',
    image: '/img/bloques/guia-comandos.svg',
  },
  {
    title: 'Node con nvm',
    author: 'steve',
    date: '2023-04-17',
    text: 'Instala varias versiones de Node y cambia de una a otra sin tocar las del sistema.',
    to: '/dumix/nvmlinux/',
    image: '/img/bloques/guia-nvm.svg',
  },
];
