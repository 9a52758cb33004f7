import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Props } from '@theme/BlogTagsListPage';
import PageHeader from '../../components/PageHeader';
import PageLayout from '../../components/PageLayout';

/**
 * List of tags, which Docusaurus requires; readers use `/articulos/` instead.
 */
export default function BlogTagsListPage({ tags }: Props): ReactNode {
  const articles = useBaseUrl('/articulos/', { absolute: true });
  return (
    <PageLayout
      searchable={false}
      title="Etiquetas"
      description="Las etiquetas de los artículos de Steve Labs: cada una reúne los artículos de su categoría."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
        <link rel="canonical" href={articles} />
      </Head>
      <PageHeader title="Etiquetas" />
      <ul>
        {tags.map((tag) => (
          <li key={tag.permalink}>
            <Link to={tag.permalink}>{tag.label}</Link> ({tag.count})
          </li>
        ))}
      </ul>
    </PageLayout>
  );
}
