import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PageHeader from '../components/PageHeader';
import PageLayout from '../components/PageLayout';
import Timeline from '../sections/changelog/Timeline';
import { changelog } from '../data/changelog';

export default function Changelog(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <PageLayout
      title="Changelog"
      description="Historia de Steve Labs, cambio por cambio y con fecha, desde el 13/01/2023 hasta la versión actual del sitio."
    >
      <PageHeader title="Changelog" command="git log --reverse | tac">
        <p>
          El sitio va por la versión{' '}
          <strong>{String(siteConfig.customFields?.version)}</strong>. Esto es
          lo que cambió en el camino, de lo más nuevo a lo más viejo.
        </p>
      </PageHeader>
      <Timeline entries={changelog} />
    </PageLayout>
  );
}
