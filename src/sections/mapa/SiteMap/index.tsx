import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { SiteMapData } from '../types';
import PageHeader from '../../../components/PageHeader';
import PageLayout from '../../../components/PageLayout';
import styles from './styles.module.css';

/**
 * Page `/mapa/`: all pages of the site as plain links, also without JavaScript.
 */
export default function SiteMap({ sections }: SiteMapData): ReactNode {
  return (
    <PageLayout
      searchable={false}
      title="Mapa"
      description="Todas las páginas de Steve Labs en una lista: cursos, guías, artículos, apps y la edición anterior."
    >
      <PageHeader title="Mapa del sitio" command="tree">
        <p>Todas las páginas, una por una. Aquí no se esconde nada.</p>
      </PageHeader>
      <div className={styles.sections}>
        {sections.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageLayout>
  );
}
