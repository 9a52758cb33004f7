import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import ArticleMeta from '../../../components/ArticleMeta';
import type { PostFrontMatter } from '../../../content/frontMatter';

/** Title, author, date, grade and cover of an article. */
export default function BlogPostItemHeader(): ReactNode {
  const { metadata } = useBlogPost();
  // The build already rejected posts whose front matter is invalid.
  const frontMatter = metadata.frontMatter as unknown as PostFrontMatter;
  return (
    <header>
      <h1>{metadata.title}</h1>
      <ArticleMeta
        author={metadata.authors.map(({ name }) => name).join(', ')}
        date={metadata.date}
        minutes={Math.ceil(metadata.readingTime ?? 1)}
        grade={'nota' in frontMatter ? frontMatter.nota : undefined}
        level={'nivel' in frontMatter ? frontMatter.nivel : undefined}
        cover={frontMatter.portada}
        coverAlt={frontMatter.portada_alt}
        video={frontMatter.video}
      />
    </header>
  );
}
