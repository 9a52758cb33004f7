import * as v from 'valibot';
import { LineCounter, isMap, isNode, parseDocument } from 'yaml';
import { formatIssues } from '../../content/parseContent';
import { exerciseKinds } from '../../labs/build';
import { openFolder } from '../../labs/exercise/markdown/files';
import type { ExerciseKind } from '../../labs/exercise/markdown/kind';
import type { AnyExercise } from '../../labs/types';
import { dataFile } from '../../content/folderPath';

/**
 * Kinds of folders that a lesson may have beside it, by the `tipo` of their
 * data.
 */
export interface FolderTable<Read> {
  readonly dataFile: string;
  readonly kinds: Readonly<Record<string, ExerciseKind<Read>>>;
  /** Kind whose files are read when `tipo` names no kind of the table. */
  readonly usualKind: string;
}

/** Creates the schema that only requires `tipo` to name a kind of the table. */
const createKindSchema = (names: readonly string[]) =>
  v.variant(
    'tipo',
    names.map((kind) => v.looseObject({ tipo: v.literal(kind) })),
    `uno de: ${names.join(', ')}`,
  );

/** Parses the YAML data of an exercise or step. */
function readYaml(file: string, text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [fault] = document.errors;
  const findLine = (keys: readonly PropertyKey[]): number => {
    for (let length = keys.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(keys.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  return {
    kind: isMap(document.contents) ? document.get('tipo') : undefined,
    fault:
      fault &&
      `${file}, línea ${lines.linePos(fault.pos[0]).line}\n  se esperaba: YAML bien escrito\n  se encontró: ${fault.message.split('\n')[0] ?? ''}`,
    value: (): unknown => document.toJS(),
    explain: (issues: readonly v.BaseIssue<unknown>[]) =>
      formatIssues(issues, { file, findLine }),
  };
}

type Outcome<Read> =
  { readonly folder: Read } | { readonly problems: readonly string[] };

/**
 * Reads and validates the files of a folder beside a lesson.
 *
 * @param folder Path inside the project.
 * @param root The project.
 * @param isGenerating True when the generated files are about to be written, so
 * that their absence is no fault.
 */
export function readFolderByTable<Read>(
  { dataFile: name, kinds, usualKind: usual }: FolderTable<Read>,
  folder: string,
  root = '.',
  isGenerating = false,
): Outcome<Read> {
  const files = openFolder(folder, root, isGenerating);
  const text = files.read(name);
  const yaml = readYaml(`${folder}/${name}`, text);
  const kindName =
    typeof yaml.kind === 'string' && Object.hasOwn(kinds, yaml.kind)
      ? yaml.kind
      : usual;
  // Reads the other files even when the data are invalid, so that authors see
  // every fault at once.
  const validateData = kinds[kindName]?.read(files);
  const { problems } = files;
  if (text === '' || !validateData) return { problems };
  if (yaml.fault !== undefined) return { problems: [...problems, yaml.fault] };
  const data = yaml.value();
  const { issues } = v.safeParse(createKindSchema(Object.keys(kinds)), data);
  if (issues) return { problems: [...problems, ...yaml.explain(issues)] };
  const outcome = validateData(data);
  if ('issues' in outcome)
    return { problems: [...problems, ...yaml.explain(outcome.issues)] };
  return problems.length > 0 ? { problems } : { folder: outcome.exercise };
}

const exerciseTable: FolderTable<AnyExercise> = {
  dataFile,
  kinds: exerciseKinds,
  usualKind: 'c',
};

/**
 * Reads and validates the files of an exercise.
 *
 * @param folder Path inside the project.
 * @param root The project.
 */
export const readExerciseFolder = (
  folder: string,
  root = '.',
): Outcome<AnyExercise> => readFolderByTable(exerciseTable, folder, root);
