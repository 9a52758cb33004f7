import type { ReactNode } from 'react';
import LoadFailure from '../../../../offline/components/LoadFailure';
import { useModule } from '../../../../hooks/useModule';
import type { EditorProps } from '../../../kit/editor/types';
import { loadEditor } from './load';

/**
 * Editor of SQL. CodeMirror is downloaded when the first editor is shown; until
 * then the `fallback` takes its place, at the same size.
 */
export default function SqlEditor({
  fallback,
  ...props
}: EditorProps): ReactNode {
  const { module, error, retry } = useModule(loadEditor);
  if (module) return <module.default {...props} />;
  return (
    <>
      {fallback}
      {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
    </>
  );
}
