import { useEffect } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { announce } from '../../../../components/Announcer/announce';
import { isSameProject } from '../../engine/playground/project';
import { decodeShare, sharePrefix } from '../../engine/playground/share';
import { shareProblemTexts } from './shareProblems';
import { shelf, getDesk } from './useDesk';

async function openSharedProgram(hash: string): Promise<void> {
  const desk = getDesk();
  const result = await decodeShare(hash);
  if (!result.ok) {
    const text = `${shareProblemTexts[result.problem]} Tu programa sigue igual.`;
    desk.setNotice({ text, isProblem: true });
    announce(text);
    return;
  }
  const { project } = result;
  if (isSameProject(desk.getSnapshot().project, project)) return;
  const knownProgram = shelf
    .list()
    .find((program) => isSameProject(program.project, project));
  const text =
    'Programa del enlace abierto. Lo que tenías sigue en «Tus programas».';
  desk.open(knownProgram ?? project, { text });
  announce(text);
}

/** Opens the program of the address and removes it from the address. */
export function useSharedLink(): void {
  const { hash, pathname } = useLocation();
  const history = useHistory();
  useEffect(() => {
    if (!hash.startsWith(sharePrefix)) return;
    // A reload must not open the program again over later edits.
    history.replace({ pathname, hash: '' });
    void openSharedProgram(hash);
  }, [hash, history, pathname]);
}
