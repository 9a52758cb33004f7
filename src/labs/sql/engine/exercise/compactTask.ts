import { createDatabase, listHiddenCases } from '../../databases';
import type { DatabaseName } from '../../databases';
import { addMissingObjects } from './setUpObjects';
import type {
  ChangeTask,
  DesignTask,
  QueryTask,
  SqlCase,
  SqlTask,
} from './types';

/** Data of a hidden case that an author wrote. */
interface OwnCase {
  readonly name: string;
  readonly setUp: string;
}

/** Data of an exercise as a page carries them. */
interface ExerciseData {
  readonly base: DatabaseName;
  /** Statements that run after the sample database was created. */
  readonly setUp?: string;
  /** Hidden cases of the author, besides those of the database. */
  readonly own?: readonly OwnCase[];
  /** Lists of values for the parameters; the first goes with what is seen. */
  readonly values?: readonly (readonly string[])[];
}

type WithData<Task> = Omit<Task, 'cases'> & { readonly data: ExerciseData };

/** Exercise whose cases are created where it is judged. */
export type CompactTask =
  WithData<QueryTask> | WithData<ChangeTask> | WithData<DesignTask>;

/** Names the values of a case; code goes between backticks. */
const nameValues = (values: readonly string[]): string =>
  `con ${new Intl.ListFormat('es').format(
    values.map((value) =>
      value === '' ? 'un texto vacío' : `\`${value.replaceAll('`', "'")}\``,
    ),
  )}`;

/** Creates a hidden case with each list of values, on the same data. */
const repeatCase = (
  setUp: string,
  lists: readonly (readonly string[])[],
  name = '',
): readonly SqlCase[] =>
  lists.map((values) => ({
    name: [name, nameValues(values)].filter(Boolean).join(', '),
    setUp,
    values,
    isHidden: true,
  }));

function createCases({
  base,
  setUp = '',
  own = [],
  values: lists = [],
}: ExerciseData): SqlCase[] {
  const addSetUp = (sql: string) => (setUp === '' ? sql : `${sql}\n${setUp}`);
  const [values, ...others] = lists;
  const given = values && { values };
  const seen = addSetUp(createDatabase(base));
  return [
    { name: 'los datos que ves', setUp: seen, isHidden: false, ...given },
    ...listHiddenCases(base).map(({ name, setUp: sql }) => ({
      name,
      setUp: addSetUp(sql),
      isHidden: true,
      ...given,
    })),
    // Those of the author are whole: they say what the tables hold.
    ...own.flatMap(({ name, setUp: rows }) => {
      const sql = addMissingObjects(rows, setUp);
      return values
        ? repeatCase(sql, lists, name)
        : [{ name, setUp: sql, isHidden: true }];
    }),
    ...(own.length === 0 ? repeatCase(seen, others) : []),
  ];
}

/** Creates the cases of an exercise. */
export const expandTask = ({ data, ...task }: CompactTask): SqlTask => ({
  ...task,
  cases: createCases(data),
});
