import type { ReactNode } from 'react';
import CopyButton from '../../../../components/CopyButton';
import { canWriteStorage } from '../../../../preferences/canWriteStorage';
import type { SourceFile } from '../../engine/types';

interface Props {
  readonly files: readonly SourceFile[];
}

/**
 * Button that copies the code before a reload, shown where the browser stores
 * nothing.
 */
export default function CopyBeforeReload({ files }: Props): ReactNode {
  if (canWriteStorage()) return null;
  const joinText = () =>
    files.length === 1
      ? (files[0]?.text ?? '')
      : files.map((file) => `// ${file.name}\n${file.text}`).join('\n');
  return <CopyButton label="Copiar mi código" text={joinText} />;
}
