import type { ReactNode } from 'react';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import type { LessonFrontMatter } from '../../../content/frontMatter';
import { formatTime } from '../../formatTime';
import { findMenuTitle } from '../../pagination';
import styles from './styles.module.css';

const formatDuration = ({ tiempo, duracion }: LessonFrontMatter): string =>
  tiempo ? formatTime(tiempo) : `${duracion} minutos`;

interface Props {
  readonly lesson: LessonFrontMatter;
}

/**
 * Links to the required lessons, with the titles of the menu. All the lessons of
 * a course share one base path.
 */
function Requirements({
  names,
}: {
  readonly names: readonly string[];
}): ReactNode {
  const { metadata } = useDoc();
  const menu = useDocsSidebar()?.items ?? [];
  const course = metadata.permalink.replace(/[^/]+\/?$/, '');
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <Link to={`${course}${name}/`}>
        {findMenuTitle(menu, `${course}${name}`) ?? name}
      </Link>
    </span>
  ));
}

/**
 * Duration, requirements and objectives of a lesson. On narrow screens the
 * objectives are collapsed, so that the text of the lesson is visible.
 */
export default function LessonHeader({ lesson }: Props): ReactNode {
  return (
    <div className={styles.header}>
      <p data-pagefind-ignore="">
        <strong>Duración:</strong> {formatDuration(lesson)}
      </p>
      {lesson.requisitos.length > 0 && (
        <p data-pagefind-ignore="">
          <strong>Antes conviene:</strong>{' '}
          <Requirements names={lesson.requisitos} />
        </p>
      )}
      <details>
        <summary data-pagefind-ignore="">Al terminar podrás</summary>
        <p data-pagefind-ignore="">
          <strong>Al terminar podrás:</strong>
        </p>
        <ul>
          {lesson.objetivos.map((goal) => (
            <li key={goal}>{goal}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
