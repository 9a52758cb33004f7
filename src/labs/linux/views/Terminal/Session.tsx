import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { storageKey } from '../../../../preferences/keys';
import { sitePath } from '../../../../utils/paths';
import { useTerminal } from '../useTerminal';
import TerminalConsole from '../TerminalConsole';
import type { TerminalProps } from './types';

/** The Linux under a session of a lesson, once its reader has asked for it. */
export default function Session({
  id,
  label,
  title,
  commands,
  setUp,
}: Omit<TerminalProps, 'children'>): ReactNode {
  const baseUrl = useBaseUrl('/');
  const { pathname } = useLocation();
  const name = `${sitePath(pathname, baseUrl)}#${id}`;
  const terminal = useTerminal(name, setUp);
  return (
    <TerminalConsole
      id={name}
      terminal={terminal}
      label={`Linux de «${title ?? label}»`}
      commands={commands}
      keepAs={storageKey(baseUrl, `draft:${name}`)}
    />
  );
}
