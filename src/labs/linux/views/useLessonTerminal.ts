import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { storageKey } from '../../../preferences/keys';
import { sitePath } from '../../../utils/paths';
import { useTerminal } from './useTerminal';
import type { TerminalSession } from './useTerminal';

/** A terminal of a lesson, as `TerminalConsole` takes it. */
interface LessonTerminal {
  readonly id: string;
  readonly terminal: TerminalSession;
  /** Under which its commands outlive a reload. */
  readonly keepAs: string;
}

/**
 * A terminal of this page.
 *
 * @param name Within the page; blocks with the same one share their Linux.
 * @param setUp Script of root's that each fresh machine begins with.
 */
export function useLessonTerminal(
  name: string,
  setUp: string | undefined,
): LessonTerminal {
  const baseUrl = useBaseUrl('/');
  const id = `${sitePath(useLocation().pathname, baseUrl)}#${name}`;
  const terminal = useTerminal(id, setUp);
  return { id, terminal, keepAs: storageKey(baseUrl, `draft:${id}`) };
}
