import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { siteLinks } from '../../../../config/footer';
import { courses } from '../../../courses';
import { owner } from '../../../data/owner';
import styles from './styles.module.css';

const TITLE = 'Esta página no existe';

function createReportHref(pathname: string): string {
  const subject = encodeURIComponent('Página que no existe en Steve Labs');
  const body = encodeURIComponent(`La dirección es: ${pathname}`);
  return `mailto:${owner.mail}?subject=${subject}&body=${body}`;
}

/**
 * Content for an unknown address: links to other pages, and one to report it.
 */
export default function NotFoundContent(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const requestedPath = isBrowser ? pathname : '…';
  return (
    <main className="container margin-vert--xl">
      <Head>
        <title>{`${TITLE} | ${siteConfig.title}`}</title>
        <meta property="og:title" content={TITLE} />
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{TITLE}</h1>
      <pre className={styles.terminal}>
        <span className={styles.prompt}>visita@stevelabs:~$</span>
        {` cd ${requestedPath}\nbash: cd: ${requestedPath}: No existe el fichero o el directorio`}
      </pre>
      <p>
        La dirección puede tener una letra de más, o la página cambió de lugar.
        Prueba por aquí:
      </p>
      <ul>
        <li>
          <Link to="/" className="tap">
            Inicio
          </Link>
        </li>
        {courses.map(({ id, root, title }) => (
          <li key={id}>
            <Link to={root} className="tap">
              {title}
            </Link>
          </li>
        ))}
        {siteLinks.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="tap">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        ¿Te trajo un enlace de este sitio?{' '}
        <a data-hinted="" href={createReportHref(isBrowser ? pathname : '')}>
          Avísanos de la página rota
        </a>
        .
      </p>
    </main>
  );
}
