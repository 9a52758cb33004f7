import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import EmbeddedProgram from './EmbeddedProgram';
import { readAddress } from './readAddress';
import type { DecodedAddress } from './readAddress';
import styles from './styles.module.css';

interface Props {
  readonly onTitle: (title: string) => void;
  /** Receives the current program, encoded for the address. */
  readonly onChange: (hash: string) => void;
}

/** Decodes the program of the address and shows it. */
export default function Workspace({ onTitle, onChange }: Props): ReactNode {
  const { search, hash } = useLocation();
  const [decodedAddress, setAsked] = useState<DecodedAddress>();
  useEffect(() => {
    let isCurrent = true;
    void readAddress(search, hash).then((address) => {
      if (!isCurrent) return;
      setAsked(address);
      onTitle(address.project.title);
    });
    return () => {
      isCurrent = false;
    };
  }, [search, hash, onTitle]);
  if (!decodedAddress) return null;
  return (
    <>
      {decodedAddress.problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {decodedAddress.problem} Aquí tienes otro programa mientras tanto.
        </p>
      )}
      <EmbeddedProgram
        key={JSON.stringify(decodedAddress)}
        original={decodedAddress.project}
        lockedNames={decodedAddress.lockedNames}
        onChange={onChange}
      />
    </>
  );
}
