import type { ReactNode } from 'react';
import Facts from './Facts';
import Mascot from './Mascot';
import styles from './styles.module.css';

const colors = ['bright', 'muted', 'green', 'blue', 'amber', 'line'] as const;

/** Terminal panel that describes the site, as `neofetch` would. */
export default function Identity(): ReactNode {
  return (
    <div className={styles.panel}>
      <p className={styles.bar} aria-hidden="true">
        steve@labs: ~
      </p>
      <div className={styles.screen}>
        <p className={styles.command} aria-hidden="true">
          <span>steve@labs</span>:~$ neofetch
        </p>
        <Mascot />
        <Facts />
        <div className={styles.text}>
          <p className={styles.tagline}>
            Linux y C desde cero, videojuegos con opinión y apps para perder el
            tiempo con estilo. Cero por ciento de probabilidades, cien por
            ciento de fe.
          </p>
          <p className={styles.colors} aria-hidden="true">
            {colors.map((color) => (
              <span key={color} className={styles[color]} />
            ))}
          </p>
        </div>
      </div>
    </div>
  );
}
