import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { measureArrows } from './geometry';
import type { Picture } from './geometry';
import styles from './styles.module.css';

interface Props {
  /** Redraws the arrows when it changes. */
  readonly step: unknown;
}

const emptyPicture: Picture = { width: 0, height: 0, paths: [] };

/** Arrows from the pointers to their targets, drawn over their parent. */
export default function Arrows({ step }: Props): ReactNode {
  // A parent gets its own ref only after the first effects of its children.
  const arrows = useRef<SVGSVGElement>(null);
  const [drawnPicture, setDrawn] = useState(emptyPicture);
  useLayoutEffect(() => {
    const root = arrows.current?.parentElement;
    if (!root) return undefined;
    const draw = (): void => {
      setDrawn(measureArrows(root));
    };
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(root);
    return () => {
      observer.disconnect();
    };
  }, [step]);
  return (
    <svg
      ref={arrows}
      className={styles.arrows}
      width={drawnPicture.width}
      height={drawnPicture.height}
      aria-hidden="true"
      focusable="false"
    >
      {drawnPicture.paths.map(({ id, line, head }) => (
        <g key={id}>
          <path d={line} />
          <path className={styles.head} d={head} />
        </g>
      ))}
    </svg>
  );
}
