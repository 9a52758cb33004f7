import { createDatabase, listHiddenCases } from '../../databases';
import type { DatabaseName } from '../../databases';
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
}

type WithData<Task> = Omit<Task, 'cases'> & { readonly data: ExerciseData };

/** Exercise whose cases are created where it is judged. */
export type CompactTask =
  WithData<QueryTask> | WithData<ChangeTask> | WithData<DesignTask>;

function createCases({ base, setUp = '', own = [] }: ExerciseData): SqlCase[] {
  const addSetUp = (sql: string) => (setUp === '' ? sql : `${sql}\n${setUp}`);
  return [
    {
      name: 'los datos que ves',
      setUp: addSetUp(createDatabase(base)),
      isHidden: false,
    },
    ...listHiddenCases(base).map(({ name, setUp: sql }) => ({
      name,
      setUp: addSetUp(sql),
      isHidden: true,
    })),
    // Those of the author are whole: they say what the tables hold.
    ...own.map((each) => ({ ...each, isHidden: true })),
  ];
}

/** Creates the cases of an exercise. */
export const expandTask = ({ data, ...task }: CompactTask): SqlTask => ({
  ...task,
  cases: createCases(data),
});
