import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { indexedAs } from '../../search/kinds';
import styles from './styles.module.css';

interface Props {
  /** Goes to `<title>` before the site's name; leave it out on the home page. */
  readonly title?: string;
  /** 50 to 155 characters, unique in the site. */
  readonly description: string;
  /** `false` for lists of other pages: search leads to these instead. */
  readonly searchable?: boolean;
  readonly children: ReactNode;
}

/** Frame of every React page: header, one `<main>`, footer. */
export default function PageLayout({
  title,
  description,
  searchable = true,
  children,
}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main
        className={styles.main}
        {...(searchable ? indexedAs('Páginas', title) : {})}
      >
        {children}
      </main>
    </Layout>
  );
}
