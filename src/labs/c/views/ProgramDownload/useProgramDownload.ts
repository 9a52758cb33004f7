import { useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { announce } from '../../../../components/Announcer/announce';
import { downloadFile } from '../../../../utils/downloadFile';
import { queuePrefetch } from '../../client/prefetch';
import type { ExportedProgram } from '../../engine/export';

const loadExport = queuePrefetch(() => import('../../engine/export'));

/**
 * Downloads a program as a ZIP file. The code that builds it arrives with the
 * first download, or after the first run, so that it is there offline.
 *
 * @param getProgram Returns the program at the time of the download.
 * @param anchor Place of the program in its page.
 */
export function useProgramDownload(
  getProgram: () => Omit<ExportedProgram, 'address'>,
  anchor?: string,
) {
  const { pathname } = useLocation();
  const [error, setError] = useState<unknown>();
  const download = () => {
    setError(undefined);
    const address = new URL(pathname, window.location.origin);
    if (anchor !== undefined) address.hash = anchor;
    const program = { ...getProgram(), address: address.href };
    loadExport().then(({ exportProgram }) => {
      const { name, bytes } = exportProgram(program, new Date());
      downloadFile(name, bytes, 'application/zip');
      announce(`${name} está en tus descargas.`);
    }, setError);
  };
  return { download, error };
}
