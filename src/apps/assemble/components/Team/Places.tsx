import type { ReactNode } from 'react';
import { MAX_TEAM_SIZE } from '../../address';
import { drawPolygon } from '../Emblem/drawing';
import styles from './styles.module.css';

const hexagon = drawPolygon(6, 30);

/** Decorative row of five free places. */
export default function Places(): ReactNode {
  return (
    <div className={styles.places} aria-hidden="true">
      {Array.from({ length: MAX_TEAM_SIZE }, (_, index) => (
        <svg key={index} viewBox="-33 -33 66 66">
          <path d={hexagon} />
        </svg>
      ))}
    </div>
  );
}
