import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useUrlParams } from '../../../hooks/useUrlParams';
import { formatTitleInText } from '../../../courses';
import {
  MISSING_PAGE_ID,
  renderMissingPage,
} from '../../../offline/savedPages';
import type { Pack } from '../../../offline/packs/types';
import { getCoverPath } from '../getCoverPath';
import Filled from '../../../offline/components/DeviceHtml';
import styles from './styles.module.css';

interface Props {
  readonly packs: readonly Pack[];
}

const renderNotice = () => renderMissingPage(location.search);

/** Notice about a page that neither the network nor this device had. */
export default function MissingPage({ packs }: Props): ReactNode {
  const [params] = useUrlParams();
  const installedPacks = packs.filter(
    (pack) => pack.installed && getCoverPath(pack),
  );
  return (
    <>
      <Filled
        id={MISSING_PAGE_ID}
        className={styles.missing}
        html={renderNotice}
      />
      {params.has('pagina') && installedPacks.length > 0 && (
        <p>
          {installedPacks.length === 1
            ? 'Sí tienes entero'
            : 'Sí tienes enteros'}{' '}
          {installedPacks.map((pack, index) => (
            <span key={pack.id}>
              {index > 0 && ' y '}
              el{' '}
              <Link to={getCoverPath(pack)}>
                {formatTitleInText(pack.summary)}
              </Link>
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}
