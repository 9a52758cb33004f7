import type { ReactNode } from 'react';
import CopyButton from '../../../../components/CopyButton';
import { canKeep } from '../../../../preferences/canKeep';
import type { SourceFile } from '../../engine/types';

interface Props {
  readonly files: readonly SourceFile[];
}

/** For who loses the code with a reload, because the browser keeps nothing. */
export default function CopyBeforeReload({ files }: Props): ReactNode {
  if (canKeep()) return null;
  const text = () =>
    files.length === 1
      ? (files[0]?.text ?? '')
      : files.map((file) => `// ${file.name}\n${file.text}`).join('\n');
  return <CopyButton label="Copiar mi código" text={text} />;
}
