import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import AsyncRegion from '../../../kit/AsyncRegion';
import { useSample } from '../../../kit/useSample';
import Dialog from '../../../../components/Dialog';
import { createCreatureQuery, loadSample } from '../../queries';
import CreatureSheet, { CreatureSheetSkeleton } from '../CreatureSheet';
import styles from './styles.module.css';

interface Props {
  readonly id: number;
  /** Name, if the list has it already. */
  readonly name?: string;
  readonly onClose: () => void;
}

/** Dialog with the detail of one creature, which is requested when it opens. */
export default function CreatureDialog({
  id,
  name: knownName,
  onClose,
}: Props): ReactNode {
  const query = useQuery(createCreatureQuery(id));
  const sample = useSample(query, loadSample)?.sample.find(
    (creature) => creature.id === id,
  );
  const name = query.data?.name ?? sample?.name ?? knownName;
  return (
    <Dialog
      title={name ?? `Criatura n.º ${id}`}
      titleLang={name === undefined ? undefined : 'en'}
      onClose={onClose}
    >
      {/* The page's own live region is inert behind a modal dialog. */}
      <p role="status" className={styles.status}>
        {query.data && `Ficha de ${query.data.name}`}
      </p>
      <AsyncRegion
        query={query}
        sample={sample}
        notFound="Puede que la dirección tenga un número equivocado."
        skeleton={<CreatureSheetSkeleton />}
        summary={(creature) => `Ficha de ${creature.name}`}
      >
        {(creature) => <CreatureSheet creature={creature} />}
      </AsyncRegion>
    </Dialog>
  );
}
