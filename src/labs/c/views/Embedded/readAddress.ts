import { projectLimits } from '../../engine/playground/project';
import type { Project } from '../../engine/playground/project';
import { decodeShare, sharePrefix } from '../../engine/playground/share';
import { firstProject } from '../Playground/firstProject';
import { shareProblemTexts } from '../Playground/shareProblems';

/** Program requested by an address. */
export interface DecodedAddress {
  readonly project: Project;
  /** Files that the reader cannot change. */
  readonly lockedNames: readonly string[];
  /** Reason why another program is shown instead. */
  readonly problem?: string;
}

/** Query parameters: two override the program's own values. */
const queryParameters = {
  title: 'title',
  input: 'input',
  locked: 'locked',
} as const;

async function decodeProgram(
  hash: string,
): Promise<Omit<DecodedAddress, 'lockedNames'>> {
  if (!hash.startsWith(sharePrefix)) return { project: firstProject };
  const result = await decodeShare(hash);
  return result.ok
    ? { project: result.project }
    : { project: firstProject, problem: shareProblemTexts[result.problem] };
}

/**
 * Reads the address of an embedded program. Never throws.
 *
 * @param search Query string: a title, the keyboard input and the closed files.
 * @param hash Program, encoded as in a shared link.
 */
export async function readAddress(
  search: string,
  hash: string,
): Promise<DecodedAddress> {
  const decodedAddress = await decodeProgram(hash);
  const query = new URLSearchParams(search);
  const { title, settings, files } = decodedAddress.project;
  const closedNames = query.get(queryParameters.locked)?.split(',') ?? [];
  const stdin =
    query.get(queryParameters.input)?.slice(0, projectLimits.stdin) ??
    settings.stdin;
  return {
    ...decodedAddress,
    lockedNames: files
      .map(({ name }) => name)
      .filter((name) => closedNames.includes(name)),
    project: {
      ...decodedAddress.project,
      title:
        query.get(queryParameters.title)?.slice(0, projectLimits.title) ??
        title,
      settings: { ...settings, ...(stdin !== undefined && { stdin }) },
    },
  };
}
