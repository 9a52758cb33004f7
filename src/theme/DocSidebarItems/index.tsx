import type { ReactNode } from 'react';
import OriginalItems from '@theme-original/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';
import CourseBar from '../../progress/components/CourseBar';
import { getLessons } from '../../progress/course';
import styles from './styles.module.css';

/**
 * Items of a course's menu, with the course's progress on top, in the column
 * and in the drawer.
 */
export default function DocSidebarItems(props: Props): ReactNode {
  const lessons = props.level === 1 ? getLessons(props.items) : [];
  return (
    <>
      {lessons.length > 0 && (
        <li className={styles.bar}>
          <CourseBar lessons={lessons} />
        </li>
      )}
      <OriginalItems {...props} />
    </>
  );
}
