import type { ReactNode } from 'react';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PageHeader from '../components/PageHeader';
import PageLayout from '../components/PageLayout';
import Timeline from '../sections/changelog/Timeline';
import { changelog } from '../data/changelog';

export default function Changelog(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const edition = useLatestVersion(undefined).label.replace(/^\D+/, '');
  return (
    <PageLayout
      title="Changelog"
      description="Historia de Steve Labs, cambio por cambio y con fecha, desde el 13/01/2023 hasta la versión actual del sitio."
    >
      <PageHeader title="Changelog" command="git log --reverse | tac">
        <p>
          El sitio va por la versión{' '}
          <strong>{String(siteConfig.customFields?.version)}</strong>, la que
          dice el pie de cada página. Los cursos se numeran aparte, por
          ediciones: la de hoy es la <strong>{edition}</strong>. Y la fecha de
          última revisión, al final de una lección, es solo de esa lección.
        </p>
        <p>Esto es lo que cambió, de lo más nuevo a lo más viejo.</p>
      </PageHeader>
      <Timeline entries={changelog} />
    </PageLayout>
  );
}
