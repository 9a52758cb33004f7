import type { ReactNode } from 'react';
import type {
  PropSidebar,
  PropSidebarItem,
} from '@docusaurus/plugin-content-docs';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { courseOf } from '../..';
import { lessonsOf } from '../../../progress/course';
import { lessonPath } from '../../../progress/current';
import CourseBar from '../../../progress/components/CourseBar';
import LessonTick from '../../../progress/components/LessonTick';
import styles from './styles.module.css';

function Item({ item }: { readonly item: PropSidebarItem }): ReactNode {
  const { pathname } = useLocation();
  if (item.type === 'category') {
    return (
      <li>
        {item.label}
        <Items items={item.items} />
      </li>
    );
  }
  if (item.type !== 'link') return null;
  return (
    <li>
      <Link
        to={item.href}
        aria-current={
          lessonPath(item.href) === lessonPath(pathname) ? 'page' : undefined
        }
      >
        {item.label}
        {item.customProps?.lesson === true && (
          <LessonTick path={lessonPath(item.href)} />
        )}
      </Link>
    </li>
  );
}

function Items({ items }: { readonly items: PropSidebar }): ReactNode {
  return (
    <ul>
      {items.map((item, index) => (
        <Item key={index} item={item} />
      ))}
    </ul>
  );
}

/** On narrow screens, the whole course one tap away, also without JavaScript. */
export default function CourseIndex(): ReactNode {
  const sidebar = useDocsSidebar();
  if (!sidebar) return null;
  const label = courseOf(sidebar.name)
    ? 'Índice del curso'
    : 'Páginas de esta sección';
  const lessons = lessonsOf(sidebar.items);
  return (
    <details className={styles.index} data-pagefind-ignore="">
      <summary>{label}</summary>
      <nav aria-label={label}>
        {lessons.length > 0 && <CourseBar lessons={lessons} />}
        <Items items={sidebar.items} />
      </nav>
    </details>
  );
}
