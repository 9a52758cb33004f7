import { projectLimits } from '../../engine/playground/project';
import type { Project } from '../../engine/playground/project';
import { decodeShare, sharePrefix } from '../../engine/playground/share';
import { firstProject } from '../Playground/start';
import { shareProblems } from '../Playground/shareProblems';

/** Program requested by an address. */
export interface Asked {
  readonly project: Project;
  /** Reason why another program is shown instead. */
  readonly problem?: string;
}

/** Query parameters that override the program's own values. */
const parameters = { title: 'title', input: 'input' } as const;

async function programOf(hash: string): Promise<Asked> {
  if (!hash.startsWith(sharePrefix)) return { project: firstProject };
  const result = await decodeShare(hash);
  return result.ok
    ? { project: result.project }
    : { project: firstProject, problem: shareProblems[result.problem] };
}

/**
 * Reads the address of an embedded program. Never throws.
 *
 * @param search Query string: a title and the keyboard input.
 * @param hash Program, encoded as in a shared link.
 */
export async function readAddress(
  search: string,
  hash: string,
): Promise<Asked> {
  const asked = await programOf(hash);
  const query = new URLSearchParams(search);
  const { title, settings } = asked.project;
  const stdin =
    query.get(parameters.input)?.slice(0, projectLimits.stdin) ??
    settings.stdin;
  return {
    ...asked,
    project: {
      ...asked.project,
      title:
        query.get(parameters.title)?.slice(0, projectLimits.title) ?? title,
      settings: { ...settings, ...(stdin !== undefined && { stdin }) },
    },
  };
}
