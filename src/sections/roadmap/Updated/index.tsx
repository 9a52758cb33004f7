import type { ReactNode } from 'react';
import { formatNumericDate } from '../../../utils/dates';

/** Line with the date of a plan's last change. */
export default function UpdateDate({
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
