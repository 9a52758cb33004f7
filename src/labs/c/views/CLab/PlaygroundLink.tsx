import { useMemo } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { SourceFile } from '../../engine/types';
import type { Settings } from '../../engine/playground/project';
import { words } from '../../words';
import { createPlaygroundLink } from '../Playground/link';

interface Props {
  /** Files of the program, the main one first. */
  readonly files: readonly SourceFile[];
  readonly settings: Pick<Settings, 'standard' | 'args'>;
}

/** The program travels in the address, which must not become endless. */
const MAX_LINK_LETTERS = 20_000;

/** A way to the playground that takes the program along. */
export default function PlaygroundLink({
  files,
  settings: { standard, args },
}: Props): ReactNode {
  const link = useMemo(() => {
    const letters = files.reduce((sum, { text }) => sum + text.length, 0);
    return letters > MAX_LINK_LETTERS
      ? undefined
      : createPlaygroundLink(files, files[0]?.name, { standard, args });
  }, [files, standard, args]);
  if (link === undefined) return null;
  return <Link to={link}>{words.toPlayground}</Link>;
}
