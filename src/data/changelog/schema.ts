import * as v from 'valibot';
import { isoDate } from '../../utils/schemaFields';
import { heading, sentence } from '../shared/fields';

const change = v.strictObject({
  date: isoDate,
  title: heading,
  text: sentence,
});

const isNewestFirst = (entries: readonly { date: string }[]): boolean =>
  entries.every(({ date }, index) => {
    const next = entries[index + 1];
    return next === undefined || date >= next.date;
  });

export const changelogSchema = v.pipe(
  v.array(change, 'una lista de cambios'),
  v.minLength(1, 'un cambio como mínimo'),
  v.check(
    (entries) => isNewestFirst(entries),
    'los cambios del más reciente al más antiguo',
  ),
);

export type Change = v.InferOutput<typeof change>;
