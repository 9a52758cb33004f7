import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { findCourseBySidebar, courses, formatTitleInText } from '../../..';
import { getLab } from '../../../../labs';
import { hasPlanned } from '../../../pagination';

/**
 * End of the last written lesson: says that it is the last one, and links to
 * the laboratory and to other courses.
 */
export default function CourseFrontier(): ReactNode {
  const sidebar = useDocsSidebar();
  const course = findCourseBySidebar(sidebar?.name);
  if (!sidebar || !course) return null;
  const laboratory = getLab(course.runtime);
  const otherCourses = courses.filter(({ id }) => id !== course.id);
  return (
    <>
      <p>
        {hasPlanned(sidebar.items)
          ? `Hasta aquí llega por ahora el ${formatTitleInText(course)}: lo que sigue se está escribiendo. Mientras tanto:`
          : `Es la última lección del ${formatTitleInText(course)}. Y ahora:`}
      </p>
      <ul>
        <li>
          <Link to={laboratory.page}>{laboratory.label}</Link>, para probar lo
          que se te ocurra
        </li>
        {otherCourses.map(({ id, root, title }) => (
          <li key={id}>
            <Link to={root}>{title}</Link>, desde cero
          </li>
        ))}
      </ul>
    </>
  );
}
