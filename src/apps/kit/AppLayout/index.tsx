import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useVisitQuery } from '../useVisitQuery';
import PageHeader from '../../../components/PageHeader';
import PageLayout from '../../../components/PageLayout';
import styles from './styles.module.css';

export interface AppLayoutProps {
  /** Text of `<title>`: unlike the heading, it is unique in the site. */
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly headingLang?: string;
  readonly command: string;
  /** Purpose of the app, in one or two sentences. */
  readonly intro: ReactNode;
  /** Notice of the parts that are missing without JavaScript. */
  readonly noscript: string;
  /** Source of the app's data and pictures. */
  readonly credit?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of every page of a demo app. */
export default function AppLayout({
  title,
  description,
  heading,
  headingLang,
  command,
  intro,
  noscript,
  credit,
  children,
}: AppLayoutProps): ReactNode {
  useVisitQuery();
  return (
    <PageLayout title={title} description={description} startsAtOnce>
      <PageHeader title={heading} titleLang={headingLang} command={command}>
        <p>{intro}</p>
      </PageHeader>
      <noscript>
        <p className={styles.noscript}>{noscript}</p>
      </noscript>
      {children}
      {credit && <p className={styles.credit}>{credit}</p>}
      <p className={styles.back}>
        <Link to="/havefun/" className="tap">
          Ver todas las apps
        </Link>
      </p>
    </PageLayout>
  );
}
