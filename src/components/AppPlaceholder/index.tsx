import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import PageHeader from '../PageHeader';
import PageLayout from '../PageLayout';
import Placeholder from '../Placeholder';

interface Props {
  /** Goes to `<title>`: unlike the heading, it is unique in the site. */
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly headingLang?: string;
  readonly command?: string;
}

/** A page of an app that is still being written. */
export default function AppPlaceholder({
  title,
  description,
  heading,
  headingLang,
  command,
}: Props): ReactNode {
  return (
    <PageLayout title={title} description={description}>
      <PageHeader title={heading} titleLang={headingLang} command={command} />
      <Placeholder />
      <p className="text--center">
        <Link to="/havefun/">Ver todas las apps</Link>
      </p>
    </PageLayout>
  );
}
