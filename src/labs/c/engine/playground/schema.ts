import * as v from 'valibot';
import { compilerFlags, standards } from '../types';
import { isSameName, findNameProblem } from './fileNames';
import { projectLimits } from './project';
import type { Project } from './project';

const file = v.object({
  name: v.pipe(
    v.string(),
    v.check((name) => findNameProblem(name, []) === undefined),
  ),
  text: v.string(),
});

const settings = v.object({
  standard: v.picklist(standards),
  flags: v.pipe(v.array(v.picklist(compilerFlags)), v.maxLength(2)),
  args: v.pipe(v.string(), v.maxLength(projectLimits.args)),
  stdin: v.optional(v.pipe(v.string(), v.maxLength(projectLimits.stdin))),
});

const project = v.object({
  title: v.pipe(v.string(), v.maxLength(projectLimits.title)),
  files: v.pipe(
    v.array(file),
    v.minLength(1),
    v.maxLength(projectLimits.files),
    v.check((files) =>
      files.every(({ name }, index) =>
        files.slice(index + 1).every((other) => !isSameName(name, other.name)),
      ),
    ),
  ),
  settings,
});

/**
 * Validates a program from outside; `undefined` if it is invalid. Never throws.
 */
export function readProject(input: unknown): Project | undefined {
  const result = v.safeParse(project, input);
  return result.success ? result.output : undefined;
}
