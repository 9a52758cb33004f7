import { projectLimits } from '../../engine/playground/project';
import type { Project } from '../../engine/playground/project';
import { decodeShare, sharePrefix } from '../../engine/playground/share';
import { firstProject } from '../Playground/start';
import { shareProblems } from '../Playground/shareProblems';

/** What an address asks for. */
export interface Asked {
  readonly project: Project;
  /** Why the program of the address is not the one that is shown. */
  readonly problem?: string;
}

/** What else the address can say; it wins over what the program says. */
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
 * @param search What follows `?`: a title, and what the keyboard gives.
 * @param hash The program, as a shared link has it.
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
