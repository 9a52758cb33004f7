import type { ReactNode } from 'react';
import type { Creature } from '../../../../api/pokeapi/schema';
import Dialog from '../../../../components/Dialog';
import CreatureDialog from '../CreatureDialog';

interface Props {
  /** Unvalidated id in the address. */
  readonly opened: string;
  /** Creatures of the current page. */
  readonly creatures: readonly Creature[];
  readonly onClose: () => void;
}

/** Dialog for the creature in the address, or for an invalid id. */
export default function OpenedCreature({
  opened,
  creatures,
  onClose,
}: Props): ReactNode {
  if (!/^[1-9]\d{0,5}$/.test(opened))
    return (
      <Dialog title="Ese número no sirve" onClose={onClose}>
        <p>
          La dirección pide una criatura, pero lo que lleva no es un número
          entero entre 1 y 999999. Cierra esta ventana y elige una de la lista.
        </p>
      </Dialog>
    );
  const id = Number(opened);
  return (
    <CreatureDialog
      key={id}
      id={id}
      name={creatures.find((creature) => creature.id === id)?.name}
      onClose={onClose}
    />
  );
}
