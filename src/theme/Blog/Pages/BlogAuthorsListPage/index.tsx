import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';
import PageHeader from '../../../../components/PageHeader';
import PageLayout from '../../../../components/PageLayout';

/**
 * Page of authors, which Docusaurus makes even without links to it. This one is
 * kept out of search.
 */
export default function BlogAuthorsListPage({ authors }: Props): ReactNode {
  return (
    <PageLayout searchable={false}
      title="Autores"
      description="Quién escribe los artículos y las reseñas de Steve Labs, con el número de textos de cada quien."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <PageHeader title="Autores" />
      <ul>
        {authors.map(({ key, name, title, count }) => (
          <li key={key}>
            {name}, {title} ({count})
          </li>
        ))}
      </ul>
    </PageLayout>
  );
}
