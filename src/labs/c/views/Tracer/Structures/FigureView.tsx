import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Figure } from '../../../engine/structures/timeline';
import type { Names } from '../../../engine/tracer/describe';
import { measureFigure, placeHeads, placeNodes } from './boxes';
import { drawEdges } from './edges';
import Node from './Node';
import Table from './Table';
import { useFigureScroll } from './useFigureScroll';
import styles from './styles.module.css';

const titles = {
  list: 'Lista',
  'double-list': 'Lista doble',
  tree: 'Árbol',
} as const;

function getTitle({ role, tables, structures }: Figure): string {
  if (tables.length > 0) return 'Tabla de listas';
  if (structures.some(({ kind }) => kind === 'ring')) return 'Lista circular';
  return structures.some(({ kind }) => kind === 'double-ring')
    ? 'Lista doble circular'
    : titles[role.kind];
}

/** The nodes of a record as boxes and arrows that keep their places. */
export default function FigureView({
  figure,
  names,
  changedIds,
}: {
  readonly figure: Figure;
  readonly names: Names;
  readonly changedIds: ReadonlySet<string>;
}): ReactNode {
  const { sizes, nodes, heads, edges, parentMarks } = useMemo(() => {
    const figureSizes = measureFigure(figure);
    const nodeBoxes = placeNodes(figure, figureSizes);
    const headBoxes = figure.tables.map((table) =>
      placeHeads(table, figureSizes),
    );
    return {
      sizes: figureSizes,
      nodes: nodeBoxes,
      heads: headBoxes,
      ...drawEdges(figure, nodeBoxes, headBoxes),
    };
  }, [figure]);
  const scroller = useFigureScroll(nodes, heads.length > 0);
  const title = getTitle(figure);
  const { width, height } = sizes;
  const tableNames = figure.tables.map(
    ({ heads: { object, path } }) => `${names.get(object) ?? ''}${path}`,
  );
  return (
    <div className={styles.figure}>
      <p className={styles.title} aria-hidden="true">
        {[title, ...tableNames].join(' · ')} <small>{figure.type}</small>
      </p>
      <div
        ref={scroller}
        className={styles.scroller}
        role="group"
        aria-label={`Dibujo: ${title.toLocaleLowerCase('es')} de ${figure.type}`}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard
        tabIndex={0}
      >
        <div
          className={styles.canvas}
          style={{ width: `${width}em`, height: `${height}em` }}
          aria-hidden="true"
        >
          {figure.tables.map((table, place) => (
            <Table
              key={table.heads.object + table.heads.path}
              table={table}
              boxes={heads[place] ?? []}
              changedIds={changedIds}
            />
          ))}
          {nodes.map((node) => (
            <Node
              key={node.placedNode.node.id}
              node={node}
              names={names}
              changedIds={changedIds}
              parentMarks={parentMarks}
            />
          ))}
          <svg
            viewBox={`0 0 ${width} ${height}`}
            style={{ width: `${width}em`, height: `${height}em` }}
            focusable="false"
          >
            {edges.map(({ id, line, head, start, isDangling }) => (
              <g key={id + line} data-dangling={isDangling ? '' : undefined}>
                <circle cx={start.x} cy={start.y} r={0.22} />
                <path d={line} />
                <path className={styles.tip} d={head} />
              </g>
            ))}
          </svg>
        </div>
      </div>
    </div>
  );
}
