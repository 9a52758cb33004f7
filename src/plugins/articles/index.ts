import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkRelated, summarize } from './summarize';
import { categoryNames } from '../../articles/types';
import type { ArticlesData } from '../../articles/types';

/**
 * Adds `/articulos/{rows,reviews,info}/` and gives every page the list of
 * articles.
 */
export default function articlesPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'articles',
    allContentLoaded({ allContent, actions }) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as
        BlogContent | undefined;
      const posts = blog?.blogPosts ?? [];
      checkRelated(posts);
      const articles = posts.map(summarize);
      actions.setGlobalData({ articles } satisfies ArticlesData);
      for (const category of categoryNames) {
        actions.addRoute({
          path: `${baseUrl}articulos/${category}/`,
          component: '@site/src/articles/components/ArticleCategory',
          exact: true,
          props: { category },
        });
      }
      return Promise.resolve();
    },
  };
}
