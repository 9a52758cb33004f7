import type { ReactNode } from 'react';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import BackToTopButton from '@theme/BackToTopButton';
import type { Props } from '@theme/DocRoot/Layout';
import CourseMenu from '../../../courses/components/CourseMenu';
import styles from './styles.module.css';

/**
 * Course menu and lesson side by side; the menu remembers whether it is open.
 */
export default function DocRootLayout({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <div className={styles.root}>
      <BackToTopButton />
      {sidebar && <CourseMenu key={sidebar.name} sidebar={sidebar} />}
      <main className={styles.main}>
        <div className="container padding-top--md padding-bottom--lg">
          {children}
        </div>
      </main>
    </div>
  );
}
