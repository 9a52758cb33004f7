import type { ReactNode } from 'react';
import { announce } from '../../../components/Announcer/announce';
import Choices from '../../../components/Choices';
import { formatBytes } from '../../../utils/quantities';
import { packStore } from '../../packs/packStore';
import type { Pack } from '../../packs/types';

interface Props {
  readonly pack: Pack;
  readonly extras: readonly Pack[];
  readonly onClose: () => void;
}

const sumInstalledBytes = (packs: readonly Pack[]) =>
  packs.reduce(
    (sum, { installed }) => sum + (installed?.summary.bytes ?? 0),
    0,
  );

/**
 * Asks for confirmation before deleting a pack, because downloading it again
 * costs data.
 */
export default function DeletePack({
  pack,
  extras,
  onClose,
}: Props): ReactNode {
  const { id, summary } = pack;
  const installedExtras = extras.filter(({ installed }) => installed);
  return (
    <Choices
      title={`¿Borrar «${summary.title}»?`}
      yes="Sí, borrarlo"
      no="No, conservarlo"
      onYes={() => {
        onClose();
        void packStore.remove(id).then(() => {
          announce(`${summary.title}: borrado de este dispositivo.`);
        });
      }}
      onNo={onClose}
    >
      Se liberan en este dispositivo{' '}
      {formatBytes(sumInstalledBytes([pack, ...installedExtras]))}
      {installedExtras.map((extra) => `, con «${extra.summary.title}»`)}. Tu
      progreso no se toca. Llevarlo otra vez son {formatBytes(summary.wire)} de
      descarga.
    </Choices>
  );
}
