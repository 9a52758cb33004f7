import type { ReactNode } from 'react';
import { formatCount, formatBytes } from '../../../utils/quantities';
import type { PackSummary } from '../../manifest';
import styles from './styles.module.css';

interface Props {
  readonly summary: PackSummary;
}

/** Parts of a pack, with the download size of each one. */
export default function PackParts({ summary: { holds } }: Props): ReactNode {
  const lessons = formatCount(holds.lessons, 'lección', 'lecciones');
  const parts = [
    [`${lessons} y las páginas del sitio que usan`, holds.pages],
    ['El laboratorio, con lo que piden los ejercicios', holds.lab],
    ['La búsqueda', holds.search],
    ['Lo que pone todo en marcha', holds.application],
  ] as const;
  const heldParts = parts.filter(([, { bytes }]) => bytes > 0);
  if (heldParts.length < 2) return null;
  return (
    <details className={styles.holds}>
      <summary>Qué trae</summary>
      <ul>
        {heldParts.map(([name, { wire }]) => (
          <li key={name}>
            {name}: {formatBytes(wire)}
          </li>
        ))}
      </ul>
    </details>
  );
}
