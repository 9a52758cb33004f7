import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import config from '@generated/docusaurus.config';
import CopyButton from '../../../../../components/CopyButton';
import Dialog from '../../../../../components/Dialog';
import type { Project } from '../../../engine/playground/project';
import {
  MAX_ADDRESS_LENGTH,
  MAX_CHAT_ADDRESS_LENGTH,
  encodeShare,
} from '../../../engine/playground/share';
import { label as downloadLabel } from '../../ProgramDownload/label';
import { playgroundPath } from '../link';
import { formatCharacters } from '../quantities';
import Embed from './Embed';
import styles from './styles.module.css';

interface Props {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Returns advice on sharing an address of this length, in characters. */
function describeLength(length: number): string {
  return length > MAX_CHAT_ADDRESS_LENGTH
    ? `Mide ${formatCharacters(length)}, y muchos chats cortan los enlaces de más de ${formatCharacters(MAX_CHAT_ADDRESS_LENGTH)}: mándalo por correo, o pulsa «${downloadLabel}» y manda el ZIP.`
    : `Mide ${formatCharacters(length)}: cabe en cualquier chat.`;
}

/** Dialog with an address that carries the whole program. */
export default function Share({ project, onClose }: Props): ReactNode {
  const id = useId();
  const [hash, setHash] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void encodeShare(project).then((result) => {
      if (isCurrent) setHash(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [project]);

  const site = `${window.location.origin}${config.baseUrl}`;
  const address = `${site}${playgroundPath.slice(1)}${hash}`;
  return (
    <Dialog title="Compartir" onClose={onClose}>
      {hash && address.length > MAX_ADDRESS_LENGTH && (
        <p>
          Este programa es demasiado largo para un enlace:{' '}
          {formatCharacters(address.length)}. Pulsa «{downloadLabel}» y manda el
          ZIP.
        </p>
      )}
      {hash && address.length <= MAX_ADDRESS_LENGTH && (
        <div className={styles.share}>
          <label htmlFor={id}>Enlace con tu programa dentro</label>
          <input
            id={id}
            readOnly
            value={address}
            aria-describedby={`${id}-size`}
            onFocus={({ currentTarget }) => {
              currentTarget.select();
            }}
          />
          <CopyButton label="Copiar enlace" text={() => address} />
          <p id={`${id}-size`}>{describeLength(address.length)}</p>
          <p>
            El código va en la parte del enlace que el navegador no envía a
            ningún servidor. Quien lo abra tendrá su propia copia: lo que
            cambies después no le llega.
          </p>
          <Embed {...{ project, site, hash }} />
        </div>
      )}
    </Dialog>
  );
}
