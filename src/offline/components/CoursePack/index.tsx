import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useFocusFallback } from '../../../hooks/useFocusFallback';
import type { ListState } from '../../packs/transitions';
import type { Pack } from '../../packs/types';
import { describeMissingLabs } from '../../packs/extras';
import { describeUpdate, formatRoundedBytes } from '../../packs/strings';
import { usePacks } from '../../usePacks';
import BookLinks from '../BookLinks';
import PackButtons from '../PackButtons';
import { getNextAction } from '../PackButtons/actions';
import PackStatus from '../PackStatus';
import SheetLinks from '../SheetLinks';
import { useActivityAnnouncements } from '../useActivityAnnouncements';
import { downloadCourse } from './downloadCourse';
import styles from './styles.module.css';

interface Props {
  /** Id of the course. */
  readonly course: string;
  readonly lessons: number;
  /** Class of the container, which reserves room for its later states. */
  readonly className: string | undefined;
}

const DOWNLOAD_LABEL = 'Llevar el curso sin conexión';

function getAction(course: string, pack: Pack | undefined) {
  const runAction = () => {
    void downloadCourse(course);
  };
  return pack
    ? getNextAction(
        pack,
        `${DOWNLOAD_LABEL} · ${formatRoundedBytes(pack.summary.wire)}`,
      )
    : { label: DOWNLOAD_LABEL, act: runAction };
}

function describePack(
  pack: Pack | undefined,
  extras: readonly Pack[],
  list: ListState,
  lessons: number,
): string {
  if (pack?.installed)
    return (
      describeUpdate(pack, pack.installed) ||
      `Las lecciones, el laboratorio y la búsqueda te funcionan donde no haya red. ${describeMissingLabs(extras)}`.trimEnd()
    );
  return !pack && list === 'unreachable'
    ? 'No se pudo consultar cuánto pesa. Revisa tu conexión y vuelve a pulsar.'
    : `Las ${lessons} lecciones, el laboratorio y la búsqueda, para usarlos donde no haya red.`;
}

/** Download button for a whole course, on the cover of the course. */
export default function CoursePack({
  course,
  lessons,
  className,
}: Props): ReactNode {
  const { packs, list } = usePacks();
  const pack = packs.find(({ summary }) => summary.course === course);
  const extras = packs.filter(({ summary }) => summary.extends === course);
  const action = getAction(course, pack);
  const focus = useFocusFallback();
  useActivityAnnouncements(pack);
  return (
    <div data-live="" className={className} {...focus}>
      {action ? (
        <PackButtons pack={pack} action={action} />
      ) : (
        <span className={styles.kept}>
          <Link to="/sin-conexion/">Guardado en este dispositivo</Link>
        </span>
      )}
      {pack && pack.activity.kind !== 'idle' ? (
        <PackStatus pack={pack} />
      ) : (
        <span>{describePack(pack, extras, list, lessons)}</span>
      )}
      {pack && <BookLinks summary={pack.summary} />}
      {pack && <SheetLinks summary={pack.summary} />}
    </div>
  );
}
