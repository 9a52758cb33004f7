import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useUrlParams } from '../../../hooks/useUrlParams';
import { titleInText } from '../../../courses';
import { MISSING_PAGE_ID, missingPageHtml } from '../../kept';
import type { Pack } from '../../packs/types';
import { coverOf } from '../coverOf';
import Filled from '../Filled';
import styles from './styles.module.css';

interface Props {
  readonly packs: readonly Pack[];
}

const missingPage = () => missingPageHtml(location.search);

/** Notice about a page that neither the network nor this device had. */
export default function MissingPage({ packs }: Props): ReactNode {
  const [params] = useUrlParams();
  const kept = packs.filter((pack) => pack.kept && coverOf(pack));
  return (
    <>
      <Filled
        id={MISSING_PAGE_ID}
        className={styles.missing}
        html={missingPage}
      />
      {params.has('pagina') && kept.length > 0 && (
        <p>
          {kept.length === 1 ? 'Sí tienes entero' : 'Sí tienes enteros'}{' '}
          {kept.map((pack, index) => (
            <span key={pack.id}>
              {index > 0 && ' y '}
              el <Link to={coverOf(pack)}>{titleInText(pack.summary)}</Link>
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}
