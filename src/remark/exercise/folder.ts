import path from 'node:path';
import * as v from 'valibot';
import { LineCounter, isMap, isNode, parseDocument } from 'yaml';
import { problemsOf } from '../../content/parseContent';
import { exerciseKinds, usualKind } from '../../labs/exercise/kinds';
import type { Exercise } from '../../labs/exercise/kinds';
import { openFolder } from '../../labs/exercise/markdown/files';

export const dataFile = 'ejercicio.yml';

/** `docs/…/salida.mdx`, `menu` → `docs/…/_salida/menu`. */
export function folderOf(lesson: string, id: string): string {
  const { dir, name } = path.posix.parse(lesson);
  return path.posix.join(dir, `_${name}`, id);
}

const isKind = (name: unknown): name is keyof typeof exerciseKinds =>
  typeof name === 'string' && Object.hasOwn(exerciseKinds, name);

/** What all kinds have in common: to be one of them. */
const anyKind = v.variant(
  'tipo',
  Object.keys(exerciseKinds).map((kind) =>
    v.looseObject({ tipo: v.literal(kind) }),
  ),
  `uno de: ${Object.keys(exerciseKinds).join(', ')}`,
);

/** The data of an exercise, as YAML. */
function readYaml(file: string, text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [fault] = document.errors;
  const lineOf = (keys: readonly PropertyKey[]): number => {
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
      problemsOf(issues, { file, lineOf }),
  };
}

type Outcome =
  { readonly folder: Exercise } | { readonly problems: readonly string[] };

/**
 * Reads an exercise's files and checks them.
 *
 * @param folder Path inside the project.
 * @param root The project.
 */
export function readFolder(folder: string, root = '.'): Outcome {
  const files = openFolder(folder, root);
  const text = files.read(dataFile);
  const yaml = readYaml(`${folder}/${dataFile}`, text);
  // The rest is looked at even when the data are wrong: authors see it all at once.
  const complete =
    exerciseKinds[isKind(yaml.kind) ? yaml.kind : usualKind].read(files);
  const { problems } = files;
  if (text === '') return { problems };
  if (yaml.fault !== undefined) return { problems: [...problems, yaml.fault] };
  const data = yaml.value();
  const { issues } = v.safeParse(anyKind, data);
  if (issues) return { problems: [...problems, ...yaml.explain(issues)] };
  const outcome = complete(data);
  if ('issues' in outcome)
    return { problems: [...problems, ...yaml.explain(outcome.issues)] };
  return problems.length > 0 ? { problems } : { folder: outcome.exercise };
}
