import type { ReactNode } from 'react';
import { formatNumericDate } from '../../../utils/dates';

/** When a plan changed last. */
export default function Updated({
  date,
}: {
  readonly date: string;
}): ReactNode {
  return (
    <p>
      Última actualización:{' '}
      <time dateTime={date}>{formatNumericDate(date)}</time>.
    </p>
  );
}
