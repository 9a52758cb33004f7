import type { ReactNode } from 'react';
import type { DiagramLayout } from '../../engine/diagram/createLayouts';
import Box from './Box';
import styles from './styles.module.css';

/** Diagram for one width. */
export default function Drawing({
  layout: { width, height, boxes, lines },
}: {
  readonly layout: DiagramLayout;
}): ReactNode {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={styles.drawing}
      aria-hidden="true"
      focusable="false"
    >
      {lines.map(({ path }, index) => (
        <path key={index} d={path} className={styles.line} />
      ))}
      {boxes.map((box) => (
        <Box key={box.table} box={box} />
      ))}
      {lines
        .flatMap(({ labels }) => labels)
        .map(({ text, x, y, anchor }, index) => (
          <text
            key={index}
            x={x}
            y={y}
            textAnchor={anchor}
            className={styles.label}
          >
            {text}
          </text>
        ))}
    </svg>
  );
}
