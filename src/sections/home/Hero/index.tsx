import type { ReactNode } from 'react';
import Identity from '../Identity';
import Resume from '../Resume';
import TryC from '../Try/TryC';
import TryLinux from '../Try/TryLinux';
import styles from './styles.module.css';

/** Top of the home page, with both laboratories ready to use. */
export default function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div>
        <h1>Steve Labs</h1>
        <p className={styles.lead}>
          Aprende C y Linux desde cero, con un compilador y una terminal de
          verdad en esta misma página.
        </p>
      </div>
      <Resume />
      <div className={styles.panels}>
        <TryC />
        <TryLinux />
      </div>
      <Identity />
    </header>
  );
}
