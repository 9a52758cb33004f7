import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import PageHeader from '../components/PageHeader';
import PageLayout from '../components/PageLayout';
import SearchPage from '../search/components/SearchPage';

export default function Buscar(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <PageLayout
      title="Buscar"
      description="Busca en las lecciones de C y de Linux, las guías, los artículos y las reseñas de Steve Labs, con o sin acentos."
      searchable={false}
      startsAtOnce
    >
      <PageHeader title="Buscar en el sitio" command="grep -ri">
        <p>Con o sin acentos, en singular o en plural; también símbolos.</p>
      </PageHeader>
      <noscript>
        <p>
          La búsqueda necesita JavaScript, que está desactivado. En el{' '}
          <Link to="/mapa/">mapa del sitio</Link> están todas las páginas.
        </p>
      </noscript>
      {isBrowser && <SearchPage />}
    </PageLayout>
  );
}
