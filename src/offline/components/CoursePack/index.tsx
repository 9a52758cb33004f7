import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useKeptFocus } from '../../../hooks/useKeptFocus';
import type { ListState } from '../../packs/state';
import type { Pack } from '../../packs/types';
import { describeUpdate, roughBytes } from '../../packs/words';
import { usePacks } from '../../usePacks';
import PackButtons from '../PackButtons';
import { nextAction } from '../PackButtons/actions';
import PackStatus from '../PackStatus';
import { useSpokenActivity } from '../useSpokenActivity';
import { takeCourse } from './takeCourse';
import styles from './styles.module.css';

interface Props {
  /** Id of the course. */
  readonly course: string;
  readonly lessons: number;
  /** Class of the container, which reserves room for its later states. */
  readonly className: string | undefined;
}

const begin = 'Llevar el curso sin conexión';

function actionOn(course: string, pack: Pack | undefined) {
  const act = () => {
    void takeCourse(course);
  };
  return pack
    ? nextAction(pack, `${begin} · ${roughBytes(pack.summary.wire)}`)
    : { label: begin, act };
}

function noteOn(
  pack: Pack | undefined,
  list: ListState,
  lessons: number,
): string {
  if (pack?.kept)
    return (
      describeUpdate(pack, pack.kept) ||
      'Las lecciones, el laboratorio y la búsqueda te funcionan donde no haya red.'
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
  const action = actionOn(course, pack);
  const focus = useKeptFocus();
  useSpokenActivity(pack);
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
        <span>{noteOn(pack, list, lessons)}</span>
      )}
    </div>
  );
}
