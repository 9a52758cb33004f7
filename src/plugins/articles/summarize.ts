import type { BlogPost } from '@docusaurus/plugin-content-blog';
import type { PostFrontMatter } from '../../content/frontMatter';
import { ContentError } from '../../content/parseContent';
import type { ArticleSummary } from '../../articles/types';

function getAuthorName(post: BlogPost): string {
  return post.metadata.authors.map(({ name }) => name ?? '').join(', ');
}

/** Reduces a blog post to the fields that lists show. */
export function summarize(post: BlogPost): ArticleSummary {
  const { metadata } = post;
  // The build already rejected posts whose front matter is invalid.
  const frontMatter = metadata.frontMatter as unknown as PostFrontMatter;
  return {
    permalink: metadata.permalink,
    slug: frontMatter.slug,
    title: metadata.title,
    description: metadata.description,
    category: frontMatter.tags[0],
    date: new Date(metadata.date).toISOString().slice(0, 10),
    author: getAuthorName(post),
    cover: frontMatter.portada,
    coverAlt: frontMatter.portada_alt,
    ...('nota' in frontMatter
      ? { grade: frontMatter.nota }
      : { level: frontMatter.nivel }),
    minutes: Math.ceil(metadata.readingTime ?? 1),
  };
}

/**
 * Checks that related articles exist and that no article names itself.
 *
 * @throws {ContentError} naming the file and the wrong entry.
 */
export function checkRelated(posts: readonly BlogPost[]): void {
  const matters = posts.map((post) => ({
    file: post.metadata.source.replace('@site/', ''),
    ...(post.metadata.frontMatter as unknown as PostFrontMatter),
  }));
  const slugs = new Set<string>(matters.map(({ slug }) => slug));
  const problems = matters.flatMap(({ file, slug, relacionados }) =>
    relacionados
      .filter((relatedSlug) => relatedSlug === slug || !slugs.has(relatedSlug))
      .map(
        (relatedSlug) =>
          `${file} · campo «relacionados»\n  se esperaba: otro artículo que exista (${[...slugs].sort().join(', ')})\n  se encontró: ${relatedSlug}`,
      ),
  );
  if (problems.length > 0) throw new ContentError(problems);
}
