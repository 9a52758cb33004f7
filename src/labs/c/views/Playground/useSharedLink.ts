import { useEffect } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { announce } from '../../../../components/Announcer/announce';
import { isSameProject } from '../../engine/playground/project';
import { decodeShare, sharePrefix } from '../../engine/playground/share';
import type { ShareProblem } from '../../engine/playground/share';
import { shelf, theDesk } from './useDesk';

const problems: Readonly<Record<ShareProblem, string>> = {
  damaged:
    'El enlace llegó dañado: suele pasar cuando un chat lo corta. Pide que te lo manden otra vez, o el archivo.',
  newer:
    'El enlace lo hizo una versión más nueva del sitio. Recarga la página y ábrelo de nuevo.',
  'too-large':
    'El enlace trae un programa más grande de lo que cabe aquí. Pide el archivo y ábrelo con «Abrir archivos».',
  unsupported:
    'Este navegador es anterior a 2023 y no sabe abrir enlaces comprimidos. Actualízalo, o pide el archivo.',
};

async function open(hash: string): Promise<void> {
  const desk = theDesk();
  const result = await decodeShare(hash);
  if (!result.ok) {
    const text = `${problems[result.problem]} Tu programa sigue igual.`;
    desk.tell({ text, isProblem: true });
    announce(text);
    return;
  }
  const { project } = result;
  if (isSameProject(desk.getSnapshot().project, project)) return;
  const known = shelf
    .list()
    .find((saved) => isSameProject(saved.project, project));
  const text =
    'Programa del enlace abierto. Lo que tenías sigue en «Tus programas».';
  desk.open(known ?? project, { text });
  announce(text);
}

/** Opens the program that the address brings, and takes it out of the address. */
export function useSharedLink(): void {
  const { hash, pathname } = useLocation();
  const history = useHistory();
  useEffect(() => {
    if (!hash.startsWith(sharePrefix)) return;
    // A reload must not open it again over what was changed since.
    history.replace({ pathname, hash: '' });
    void open(hash);
  }, [hash, history, pathname]);
}
