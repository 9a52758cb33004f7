import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { courses, titleInText } from '../../../courses';
import Facts from './Facts';
import Mascot from './Mascot';
import styles from './styles.module.css';

const colors = ['text', 'muted', 'green', 'blue', 'amber', 'line'] as const;

/** Top of the home page: a terminal that has just described the site. */
export default function Hero(): ReactNode {
  return (
    <header className={styles.panel}>
      <p className={styles.bar} aria-hidden="true">
        steve@labs: ~
      </p>
      <div className={styles.screen}>
        <p className={styles.command} aria-hidden="true">
          <span>steve@labs</span>:~$ neofetch
        </p>
        <Mascot />
        <div>
          <h1>Steve Labs</h1>
          <p className={styles.tagline}>
            Linux y C desde cero, videojuegos con opinión y apps para perder el
            tiempo con estilo. Cero por ciento de probabilidades, cien por
            ciento de fe.
          </p>
          <Facts />
          <p className={styles.colors} aria-hidden="true">
            {colors.map((color) => (
              <span key={color} className={styles[color]} />
            ))}
          </p>
          <p className={styles.actions}>
            {courses.map((course, index) => (
              <Link
                key={course.id}
                className={clsx(
                  'button',
                  index === 0 ? styles.primary : styles.secondary,
                )}
                to={course.root}
              >
                {`Empezar el ${titleInText(course)}`}
              </Link>
            ))}
          </p>
        </div>
      </div>
    </header>
  );
}
