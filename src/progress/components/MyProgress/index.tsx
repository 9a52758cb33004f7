import type { ReactNode } from 'react';
import type { ProgressPageData } from '../../types';
import Notice from '../../../components/Notice';
import PageHeader from '../../../components/PageHeader';
import PageLayout from '../../../components/PageLayout';
import Courses from './Courses';
import Forget from './Forget';
import LinkOffer from './LinkOffer';
import StorageNotice from './StorageNotice';
import Summary from './Summary';
import Transfer from './Transfer';
import styles from './styles.module.css';

/**
 * Page `/progreso/`: all courses with the lessons done, and tools to export,
 * import or delete the progress.
 */
export default function MyProgress({ courses }: ProgressPageData): ReactNode {
  const lessons = courses.flatMap(({ modules }) =>
    modules.flatMap((module) => module.lessons),
  );
  return (
    <PageLayout
      title="Mi progreso"
      description="Las lecciones que ya hiciste en cada curso, sin cuenta y solo en tu dispositivo, y cómo llevarlas a otro."
      startsAtOnce
    >
      <PageHeader title="Mi progreso" command="cat ~/.progreso">
        <p>
          Sin cuenta ni contraseña: lo que llevas hecho se guarda solo en este
          dispositivo. Aquí lo ves, lo llevas a otro o lo olvidas.
        </p>
      </PageHeader>
      <noscript>
        <Notice>
          Para recordar lo que llevas hecho, esta página necesita JavaScript,
          que está desactivado. Las lecciones se leen igual: están todas en la
          lista.
        </Notice>
      </noscript>
      <StorageNotice />
      <LinkOffer />
      <Summary courses={courses} lessons={lessons} />
      <Courses courses={courses} />
      <div data-live="" className={styles.tools}>
        <Transfer />
        <Forget />
      </div>
    </PageLayout>
  );
}
