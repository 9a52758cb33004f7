import type { ReactNode, Ref } from 'react';
import Link from '@docusaurus/Link';
import { countDone } from '../../../../progress/course';
import { markLesson, progressStore } from '../../../../progress/current';
import { useCourse } from '../../../../progress/useCourse';
import { useIsDone, useProgress } from '../../../../progress/useProgress';
import { announce } from '../../../../components/Announcer/announce';
import CourseFrontier from '../CourseFrontier';
import styles from './styles.module.css';

interface Props {
  readonly ref: Ref<HTMLElement>;
  readonly path: string;
  readonly isThrough: boolean;
  /** Last line, such as the link to the worksheet. */
  readonly children?: ReactNode;
}

const notStoredText =
  'Este navegador no puede guardar tu progreso: dura hasta que recargues o cierres la página.';

/**
 * End of a lesson: a button that marks it, and the link to the next lesson, or
 * other links if no other one is written.
 */
export default function LessonEnd({
  ref,
  path,
  isThrough,
  children,
}: Props): ReactNode {
  const lessons = useCourse();
  const isDone = useIsDone(path);
  const isKept = useProgress(({ storageState }) => storageState === 'kept');
  const next = lessons[lessons.findIndex((l) => l.path === path) + 1];

  const toggle = () => {
    markLesson(path, !isDone);
    const { data, storageState } = progressStore.getSnapshot();
    const count = countDone(data, lessons);
    const limit = storageState === 'kept' ? '' : `. ${notStoredText}`;
    announce(
      `${isDone ? 'Lección sin marcar' : 'Lección hecha'}: llevas ${count} de ${lessons.length}${limit}`,
    );
  };

  let line = 'Márcala cuando termines y sabrás por dónde vas.';
  if (isDone)
    line = `¡Hecha${isKept ? '' : ', hasta que cierres la página'}! Si fue sin querer, pulsa otra vez.`;
  else if (isThrough) line = 'Llegaste al final. ¿La damos por hecha?';

  return (
    <section
      ref={ref}
      className={styles.end}
      aria-label="Fin de la lección"
      data-pagefind-ignore=""
    >
      <div className={styles.mark}>
        <p>{line}</p>
        <button
          type="button"
          className="button button--secondary"
          aria-pressed={isDone}
          aria-label="Marcar como hecha"
          data-turns="mark"
          data-lesson={path}
          data-hinted=""
          onClick={toggle}
        >
          <span className={styles.toDo}>Marcar como hecha</span>
          <span className={styles.done}>Hecha</span>
        </button>
      </div>
      {next ? (
        <p>
          Siguiente: <Link to={next.to}>{next.title}</Link>
        </p>
      ) : (
        <CourseFrontier />
      )}
      <p className={styles.note}>
        {isKept
          ? 'Tu progreso se guarda solo en este dispositivo.'
          : notStoredText}{' '}
        <Link to="/progreso/">
          {isKept ? 'Ver mi progreso' : 'Ver y descargar mi progreso'}
        </Link>
      </p>
      {children}
    </section>
  );
}
