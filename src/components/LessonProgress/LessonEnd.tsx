import type { ReactNode, Ref } from 'react';
import Link from '@docusaurus/Link';
import { countDone } from '../../progress/course';
import { markLesson, progressStore } from '../../progress/current';
import type { Keeping } from '../../progress/store';
import { useCourse } from '../../progress/useCourse';
import { useIsDone, useProgress } from '../../progress/useProgress';
import { announce } from '../Announcer/announce';
import styles from './styles.module.css';

const notes: Readonly<Record<Keeping, string>> = {
  kept: 'Tu progreso se guarda solo en este dispositivo.',
  blocked:
    'Tu navegador no deja guardar: lo que marques dura hasta que cierres la página.',
  full: 'No queda espacio para guardar: lo que marques dura hasta que cierres la página.',
  newer:
    'Hay progreso de una versión más nueva del sitio: recarga la página para usarlo.',
};

interface Props {
  readonly ref: Ref<HTMLElement>;
  readonly path: string;
  readonly isThrough: boolean;
}

/** After the last line: mark the lesson, go to the next one. */
export default function LessonEnd({ ref, path, isThrough }: Props): ReactNode {
  const lessons = useCourse();
  const isDone = useIsDone(path);
  const keeping = useProgress((snapshot) => snapshot.keeping);
  const next = lessons[lessons.findIndex((l) => l.path === path) + 1];

  const toggle = () => {
    markLesson(path, !isDone);
    const count = countDone(progressStore.getSnapshot().data, lessons);
    announce(
      `${isDone ? 'Lección sin marcar' : 'Lección hecha'}: llevas ${count} de ${lessons.length}`,
    );
  };

  let line = 'Márcala cuando termines y sabrás por dónde vas.';
  if (isDone) line = '¡Hecha! Si fue sin querer, pulsa otra vez.';
  else if (isThrough) line = 'Llegaste al final. ¿La damos por hecha?';

  return (
    <section ref={ref} className={styles.end} aria-label="Fin de la lección">
      <div className={styles.mark}>
        <p>{line}</p>
        <button
          type="button"
          className="button button--secondary"
          aria-pressed={isDone}
          onClick={toggle}
        >
          Marcar como hecha
        </button>
      </div>
      {next && (
        <p>
          Siguiente: <Link to={next.to}>{next.title}</Link>
        </p>
      )}
      <p className={styles.note}>
        <span>{notes[keeping]}</span>{' '}
        <Link to="/progreso/">Ver mi progreso</Link>
      </p>
    </section>
  );
}
