import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/BlogTagsPostsPage';
import PageHeader from '../../components/PageHeader';
import PageLayout from '../../components/PageLayout';
import { withTrailingSlash } from '../../utils/paths';

/**
 * Page of one tag, which Docusaurus requires; this one links to the category of
 * the tag.
 */
export default function BlogTagsPostsPage({ tag, items }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const category = withTrailingSlash(tag.permalink.replace('/tags/', '/'));
  return (
    <PageLayout
      searchable={false}
      title={`Etiqueta: ${tag.label}`}
      description={`Artículos de Steve Labs con la etiqueta ${tag.label}, uno por línea y con enlace a cada uno.`}
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
        <link rel="canonical" href={`${siteConfig.url}${category}`} />
      </Head>
      <PageHeader title={`Etiqueta: ${tag.label}`}>
        <p>
          La lista completa, con portadas, está en{' '}
          <Link to={category}>su categoría</Link>.
        </p>
      </PageHeader>
      <ul>
        {items.map(({ content: { metadata } }) => (
          <li key={metadata.permalink}>
            <Link to={metadata.permalink} className="tap">
              {metadata.title}
            </Link>
          </li>
        ))}
      </ul>
    </PageLayout>
  );
}
