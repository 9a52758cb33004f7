import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import { indexedAs } from '../../search/kinds';
import { AT_ONCE } from '../../startup/atOnce';
import styles from './styles.module.css';

interface Props {
  /** Goes to `<title>` before the site's name; leave it out on the home page. */
  readonly title?: string;
  /** 50 to 155 characters, unique in the site. */
  readonly description: string;
  /** `false` for lists of other pages: search leads to these instead. */
  readonly searchable?: boolean;
  /** For a page that is nothing without the application: it does not wait to be asked for. */
  readonly startsAtOnce?: boolean;
  readonly children: ReactNode;
}

/** Frame of every React page: header, one `<main>`, footer. */
export default function PageLayout({
  title,
  description,
  searchable = true,
  startsAtOnce = false,
  children,
}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      {startsAtOnce && (
        <Head>
          <meta name={AT_ONCE} content="" />
        </Head>
      )}
      <main
        className={styles.main}
        {...(searchable ? indexedAs('Páginas', { title }) : {})}
      >
        {children}
      </main>
    </Layout>
  );
}
