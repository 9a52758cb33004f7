import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  useDocsSidebar,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import { findCourseBySidebar } from '../..';

/**
 * Paragraph that tells apart the edition of the course and the version of the
 * site in the footer.
 */
export default function CourseEdition(): ReactNode {
  const { label } = useDocsVersion();
  const [last] = findCourseBySidebar(useDocsSidebar()?.name)?.editions ?? [];
  return (
    <p>
      Esta es la {label.toLowerCase()} del curso.{' '}
      {last !== undefined && (
        <>
          Corrige algunas cosas de la anterior, la {last}, que sigue disponible
          como archivo: si una lección lleva el letrero «edición anterior», la
          versión al día está aquí.{' '}
        </>
      )}
      El número de versión del pie de página es otro: el del sitio.{' '}
      <Link to="/changelog/">Los cambios, con su fecha</Link>, cuentan los dos.
    </p>
  );
}
