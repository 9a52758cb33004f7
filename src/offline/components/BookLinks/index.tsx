import type { ReactNode } from 'react';
import { formatBytes } from '../../../utils/quantities';
import type { PackSummary } from '../../manifest';

interface Props {
  readonly summary: PackSummary;
}

/**
 * Links to the books of a course, with their size; nothing where they are not
 * published.
 */
export default function BookLinks({ summary }: Props): ReactNode {
  const { books = [] } = summary;
  if (books.length === 0) return null;
  return (
    <p>
      Para leer o imprimir:{' '}
      {books.map(({ kind, path, bytes }, index) => (
        <span key={path}>
          {index > 0 && ' · '}
          <a href={path} download="">
            {kind}, {formatBytes(bytes)}
          </a>
        </span>
      ))}
    </p>
  );
}
