import type { Options } from '@docusaurus/plugin-content-blog';
import { markdown } from '../src/remark/plugins';

/**
 * Blog options. The categories of articles and reviews are the closed list of
 * tags in `blog/tags.yml`.
 */
export const blog: Options = {
  path: 'blog',
  ...markdown,
  routeBasePath: 'articulos',
  blogTitle: 'Articles',
  blogDescription:
    'Artículos y reseñas de Steve Labs: opinión sobre videojuegos y hardware, reseñas largas y explicaciones de informática sin rodeos.',
  blogSidebarTitle: 'Todos los artículos',
  blogSidebarCount: 'ALL',
  postsPerPage: 'ALL',
  archiveBasePath: null,
  showReadingTime: true,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'ignore',
  feedOptions: {
    type: 'all',
    title: 'Steve Labs: artículos y reseñas',
    description:
      'Artículos, reseñas de videojuegos e informática explicada en español.',
    language: 'es',
    limit: false,
    copyright: 'Contenido con licencia CC BY-SA 4.0',
  },
};
