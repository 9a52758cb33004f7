import * as v from 'valibot';
import { DATABASE_NAMES } from '../../databases';

/** Longest text of a workspace, in characters. */
const MAX_LENGTH = 1_000_000;

const text = v.pipe(v.string(), v.maxLength(MAX_LENGTH));

const schema = v.object({
  /** Sample database with which it begins. */
  base: v.picklist(DATABASE_NAMES),
  /** Statements that changed the database, in order. */
  changes: v.array(text),
  /** Text of the editor. */
  text,
  /** Name of the reader's own file, which takes the place of the base. */
  file: v.optional(v.string()),
});

/** Work of a reader in the laboratory, which can be done again. */
export type Workspace = v.InferOutput<typeof schema>;

/** Workspace of the first visit. */
export const INITIAL_WORKSPACE: Workspace = {
  base: 'ludoteca',
  changes: [],
  text: 'SELECT titulo, estreno\nFROM juego\nORDER BY estreno;\n',
};

/** Reads a workspace as JSON; undefined for another text. */
export function parseWorkspace(json: string): Workspace | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(json));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns a workspace without its file, which is stored nowhere: the changes of
 * the file become text, to run them once it is open again.
 */
export function withoutFile({ file, ...rest }: Workspace): Workspace {
  const { changes, text: own } = rest;
  if (file === undefined || changes.length === 0) return rest;
  const name = file.replaceAll(/[\r\n]/g, ' ');
  return {
    ...rest,
    changes: [],
    text: `-- Estos cambios son de «${name}»: ábrelo otra vez y ejecútalos.\n${joinChanges({ changes })}\n${own}`,
  };
}

/** Statements that create the database of a workspace, but for its base. */
export const joinChanges = ({ changes }: Pick<Workspace, 'changes'>): string =>
  changes.map((change) => `${change.trim().replace(/;$/, '')};\n`).join('');
