import { Fragment } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { courses } from '../../../courses';
import { owner } from '../../../data/owner';
import { useWindowSize } from './useWindowSize';
import ExternalLink from '../../../components/ExternalLink';
import styles from './styles.module.css';

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Facts of this site, in the style of a system-information command. */
export default function Facts(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const size = useWindowSize();
  const channelName = owner.channel.split('/').at(-1);
  return (
    <dl className={styles.facts}>
      <Fact label="usuario">
        <Link to="/steve/">{owner.name}</Link>
      </Fact>
      <Fact label="canal">
        <ExternalLink to={owner.channel}>{channelName}</ExternalLink>
      </Fact>
      <Fact label="versión">{String(siteConfig.customFields?.version)}</Fact>
      <Fact label="cursos">
        {courses.map(({ id, root, subject }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <Link to={root}>{subject}</Link>
          </Fragment>
        ))}
      </Fact>
      <Fact label="ventana">
        {size ?? (
          <span className={styles.measured}>
            <span>sin medir</span>
          </span>
        )}
      </Fact>
    </dl>
  );
}
