import type { ReactNode } from 'react';
import ExternalLink from '../../../../components/ExternalLink';
import { formatCount } from '../../../../utils/quantities';
import styles from './styles.module.css';

interface Props {
  /** Version of each source package. */
  readonly sources: Readonly<Record<string, string>>;
}

/**
 * Links to Debian's archive of the source of each package in the image, in its
 * exact version.
 */
export default function Sources({ sources }: Props): ReactNode {
  const packages = Object.entries(sources);
  return (
    <details>
      <summary>
        Código fuente de {formatCount(packages.length, 'paquete', 'paquetes')}
      </summary>
      <ul className={styles.sources}>
        {packages.map(([name, version]) => (
          <li key={name}>
            <ExternalLink
              to={`https://snapshot.debian.org/package/${name}/${encodeURIComponent(version)}/`}
            >
              {`${name} ${version}`}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
