import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import { getIndexAttributes } from '../../utils/indexAttributes';
import { EAGER_HYDRATION_META } from '../../startup/eagerHydration';
import styles from './styles.module.css';

interface Props {
  /** Text of `<title>` before the site's name; omitted on the home page. */
  readonly title?: string;
  /** Meta description: 50 to 155 characters, unique in the site. */
  readonly description: string;
  /** False for lists of other pages: search leads to those pages instead. */
  readonly searchable?: boolean;
  /**
   * True for a page that is useless without the application: it hydrates at
   * once instead of on the first interaction.
   */
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
          <meta name={EAGER_HYDRATION_META} content="" />
        </Head>
      )}
      <main
        className={styles.main}
        {...(searchable ? getIndexAttributes('Páginas', { title }) : {})}
      >
        {children}
      </main>
    </Layout>
  );
}
