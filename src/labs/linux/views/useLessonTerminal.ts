import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { storageKey } from '../../../preferences/keys';
import { toSitePath } from '../../../utils/paths';
import { useTerminal } from './useTerminal';
import type { TerminalSession } from './useTerminal';

/** Terminal of a lesson: part of the props of `TerminalConsole`. */
interface LessonTerminal {
  readonly id: string;
  readonly terminal: TerminalSession;
  /** Storage key under which its commands survive a reload. */
  readonly keepAs: string;
}

/**
 * Creates a terminal of the current page.
 *
 * @param name Unique in the page; blocks with the same name share a Linux.
 * @param setUp Script that root runs at the start of each fresh machine.
 */
export function useLessonTerminal(
  name: string,
  setUp: string | undefined,
): LessonTerminal {
  const baseUrl = useBaseUrl('/');
  const id = `${toSitePath(useLocation().pathname, baseUrl)}#${name}`;
  const terminal = useTerminal(id, setUp);
  return { id, terminal, keepAs: storageKey(baseUrl, `draft:${id}`) };
}
