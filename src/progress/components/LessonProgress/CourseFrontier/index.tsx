import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { courseOf, courses, titleInText } from '../../../../courses';
import { laboratories } from '../../../../courses/laboratories';
import { hasPlanned } from '../../../../courses/turns';

/** After the last lesson that is written: that it is, and where to go meanwhile. */
export default function CourseFrontier(): ReactNode {
  const sidebar = useDocsSidebar();
  const course = courseOf(sidebar?.name);
  if (!sidebar || !course) return null;
  const laboratory = laboratories[course.runtime];
  const others = courses.filter(({ id }) => id !== course.id);
  return (
    <>
      <p>
        {hasPlanned(sidebar.items)
          ? `Hasta aquí llega por ahora el ${titleInText(course)}: lo que sigue se está escribiendo. Mientras tanto:`
          : `Es la última lección escrita del ${titleInText(course)}. Y ahora:`}
      </p>
      <ul>
        <li>
          <Link to={laboratory.to}>{laboratory.label}</Link>, para probar lo que
          se te ocurra
        </li>
        {others.map(({ id, root, title }) => (
          <li key={id}>
            <Link to={root}>{title}</Link>, desde cero
          </li>
        ))}
      </ul>
    </>
  );
}
