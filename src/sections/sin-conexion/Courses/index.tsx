import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Notice from '../../../components/Notice';
import { courses } from '../../../courses';
import {
  describeExtra,
  describeMissingLabs,
} from '../../../offline/packs/extras';
import { failureTexts } from '../../../offline/packs/strings';
import type { Pack } from '../../../offline/packs/types';
import { usePacks } from '../../../offline/usePacks';
import PackCard from '../../../offline/components/PackCard';
import ListNotice from './ListNotice';
import styles from './styles.module.css';

interface CardProps {
  readonly title: string;
  /** Path of the course; undefined when the site no longer has it. */
  readonly to?: string | undefined;
  readonly pack: Pack | undefined;
  readonly extras: readonly Pack[];
  /**
   * True when the site cannot be reached and this device has no pack of the
   * course.
   */
  readonly isUnavailable?: boolean;
}

function Card({
  title,
  to,
  pack,
  extras,
  isUnavailable,
}: CardProps): ReactNode {
  const missing = pack && !pack.installed ? describeMissingLabs(extras) : '';
  return (
    <li className={styles.card}>
      <h3>
        {to === undefined ? (
          title
        ) : (
          <Link to={to} className="tap">
            {title}
          </Link>
        )}
      </h3>
      {pack && <PackCard pack={pack} extras={extras} />}
      {missing && <p>{missing}</p>}
      {isUnavailable && <p>No está guardado en este dispositivo.</p>}
      {/* Extras need their base pack: one is shown when its base pack or
          the extra itself is installed. */}
      {extras
        .filter((extra) => pack?.installed ?? extra.installed)
        .map((extra) => (
          <div key={extra.id} className={styles.extra}>
            <h4>{extra.summary.title}</h4>
            <p>{describeExtra(extra)}</p>
            <PackCard pack={extra} />
          </div>
        ))}
    </li>
  );
}

/**
 * List of all courses, with the state of their packs and the buttons to
 * download them.
 */
export default function Courses(): ReactNode {
  const { packs, list, isRead, unavailableReason } = usePacks();
  const getExtras = ({ id }: Pack) =>
    packs.filter(({ summary }) => summary.extends === id);
  const rows = courses.map((course) => ({
    ...course,
    pack: packs.find(({ summary }) => summary.course === course.id),
  }));
  const shownPacks = new Set(rows.map(({ pack }) => pack));
  const otherPacks = packs.filter(
    (pack) => !shownPacks.has(pack) && pack.summary.extends === undefined,
  );
  return (
    <div data-live="">
      {unavailableReason ? (
        <Notice>{failureTexts[unavailableReason]}</Notice>
      ) : (
        <ListNotice
          list={isRead ? list : 'asking'}
          isEmpty={packs.length === 0}
        />
      )}
      <ul className={styles.cards}>
        {rows.map(({ id, root, title, pack }) => (
          <Card
            key={id}
            title={title}
            to={root}
            pack={pack}
            extras={pack ? getExtras(pack) : []}
            isUnavailable={!pack && isRead && list === 'unreachable'}
          />
        ))}
        {otherPacks.map((pack) => (
          <Card
            key={pack.id}
            title={pack.summary.title}
            pack={pack}
            extras={getExtras(pack)}
          />
        ))}
      </ul>
    </div>
  );
}
