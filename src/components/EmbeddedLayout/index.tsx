import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import LayoutProvider from '@theme/Layout/Provider';
import { EAGER_HYDRATION_META } from '../../startup/eagerHydration';
import styles from './styles.module.css';

interface Props {
  /** Text of `<title>` before the site's name. */
  readonly title: string;
  /** Meta description: 50 to 155 characters, unique in the site. */
  readonly description: string;
  readonly children: ReactNode;
}

/**
 * Frame of a page that other sites embed: no header, no footer, one `<main>`.
 * The security policy must allow the embedding: see `config/security.ts`.
 */
export default function EmbeddedLayout({
  title,
  description,
  children,
}: Props): ReactNode {
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <Head>
        <meta name="robots" content="noindex" />
        <meta name={EAGER_HYDRATION_META} content="" />
      </Head>
      <main className={styles.main}>
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
          {children}
        </ErrorBoundary>
      </main>
    </LayoutProvider>
  );
}
