import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { progressStore } from '../../../current';
import type { Progress } from '../../../schema';
import {
  addProgress,
  countChanges,
  describeChanges,
} from '../../../transfer/changes';
import Choices from '../../../../components/Choices';
import Outcome from '../Outcome';
import RefusalNotice from '../RefusalNotice';
import { notLoadedRefusal, useImport } from '../useImport';

const prefix = '#p=';

function describeImport(importedProgress: Progress): string {
  const { data } = progressStore.getSnapshot();
  return describeChanges(
    countChanges(data, addProgress(data, importedProgress)),
  );
}

/** Imports progress from the address (a QR code), after a confirmation. */
export default function LinkOffer(): ReactNode {
  const { hash, pathname } = useLocation();
  const history = useHistory();
  const [importedProgress, setBrought] = useState<Progress | null>(null);
  const { last, undone, refusal, add, refuse } = useImport();

  useEffect(() => {
    if (!hash.startsWith(prefix)) return;
    import('../../../transfer/parseFile').then(
      ({ parseProgressLink }) => {
        // Removes the code from the address: a reload or a bookmark must not
        // ask again.
        history.replace({ pathname, hash: '' });
        const result = parseProgressLink(hash.slice(prefix.length));
        if (result.ok) setBrought(result.progress);
        else refuse(result.refusal);
      },
      () => {
        refuse(notLoadedRefusal);
      },
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per address
  }, [hash]);

  const close = () => {
    setBrought(null);
  };
  return (
    <>
      {refusal && <RefusalNotice {...refusal} />}
      <Outcome last={last} undone={undone} />
      {importedProgress && (
        <Choices
          title="¿Mezclar este progreso?"
          yes="Sí, mezclarlo"
          no="No, dejarlo"
          onYes={() => {
            close();
            add(importedProgress);
          }}
          onNo={close}
        >
          El enlace trae progreso de otro dispositivo:{' '}
          <strong>{describeImport(importedProgress)}</strong>. De cada lección
          queda lo más reciente, y podrás deshacerlo.
        </Choices>
      )}
    </>
  );
}
