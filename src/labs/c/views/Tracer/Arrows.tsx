import { useLayoutEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { measureArrows } from './geometry';
import type { Picture } from './geometry';
import styles from './styles.module.css';

interface Props {
  readonly picture: RefObject<HTMLElement | null>;
  /** Redraws the arrows when it changes. */
  readonly step: unknown;
}

const nothing: Picture = { width: 0, height: 0, paths: [] };

/** Arrows from the pointers to their targets, drawn over the picture. */
export default function Arrows({ picture, step }: Props): ReactNode {
  const [drawn, setDrawn] = useState(nothing);
  useLayoutEffect(() => {
    const root = picture.current;
    if (root === null) return undefined;
    const draw = (): void => {
      setDrawn(measureArrows(root));
    };
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(root);
    return () => {
      observer.disconnect();
    };
  }, [picture, step]);
  return (
    <svg
      className={styles.arrows}
      width={drawn.width}
      height={drawn.height}
      aria-hidden="true"
      focusable="false"
    >
      {drawn.paths.map(({ id, line, head }) => (
        <g key={id}>
          <path d={line} />
          <path className={styles.head} d={head} />
        </g>
      ))}
    </svg>
  );
}
