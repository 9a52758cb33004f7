import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import LayoutProvider from '@theme/Layout/Provider';
import { AT_ONCE } from '../../startup/atOnce';
import styles from './styles.module.css';

interface Props {
  /** Goes to `<title>` before the site's name. */
  readonly title: string;
  /** 50 to 155 characters, unique in the site. */
  readonly description: string;
  readonly children: ReactNode;
}

/**
 * Frame of a page that other sites put inside theirs: no bar, no footer, one
 * `<main>`. The security policy must let them: see `config/security.ts`.
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
        <meta name={AT_ONCE} content="" />
      </Head>
      <main className={styles.main}>
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
          {children}
        </ErrorBoundary>
      </main>
    </LayoutProvider>
  );
}
