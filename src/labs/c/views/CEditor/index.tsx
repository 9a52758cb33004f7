import type { ReactNode } from 'react';
import LoadFailure from '../../../../offline/components/LoadFailure';
import { useModule } from '../../../../hooks/useModule';
import { queuePrefetch } from '../../client/prefetch';
import { loadEditor } from './load';
import type { EditorProps } from '../../../kit/editor/types';

const load = queuePrefetch(loadEditor);

/**
 * Editor of C. CodeMirror is downloaded when the first editor is shown; until
 * then the `fallback` takes its place, at the same size.
 */
export default function CEditor({
  fallback,
  ...props
}: EditorProps): ReactNode {
  const { module, error, retry } = useModule(load);
  if (module) return <module.default {...props} />;
  return (
    <>
      {fallback}
      {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
    </>
  );
}
