import type { ReactNode } from 'react';
import { teamLimit } from '../../address';
import { polygon } from '../Emblem/drawing';
import styles from './styles.module.css';

const hexagon = polygon(6, 30);

/** Decorative row of five free places. */
export default function Places(): ReactNode {
  return (
    <div className={styles.places} aria-hidden="true">
      {Array.from({ length: teamLimit }, (_, index) => (
        <svg key={index} viewBox="-33 -33 66 66">
          <path d={hexagon} />
        </svg>
      ))}
    </div>
  );
}
