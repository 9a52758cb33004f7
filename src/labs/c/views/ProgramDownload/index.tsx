import type { ReactNode } from 'react';
import LoadFailure from '../../../../offline/components/LoadFailure';
import type { ExportedProgram } from '../../engine/export';
import { label } from './label';
import { useProgramDownload } from './useProgramDownload';

interface Props {
  /** Returns the program at the time of the press. */
  readonly getProgram: () => Omit<ExportedProgram, 'address'>;
  /** Place of the program in its page. */
  readonly anchor?: string;
  readonly className?: string;
}

/**
 * Button that downloads the program with what compiling it on a computer needs.
 */
export default function ProgramDownload({
  getProgram,
  anchor,
  className,
}: Props): ReactNode {
  const { download, error } = useProgramDownload(getProgram, anchor);
  return (
    <>
      <button type="button" className={className} onClick={download}>
        {label}
      </button>
      {error !== undefined && <LoadFailure error={error} onRetry={download} />}
    </>
  );
}
