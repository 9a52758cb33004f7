import type { ReactNode } from 'react';
import type { Creature } from '../../../../api/pokeapi/schema';
import Dialog from '../../../../components/Dialog';
import CreatureDialog from '../CreatureDialog';

interface Props {
  /** What the address asks for, not yet checked. */
  readonly opened: string;
  /** The creatures on screen. */
  readonly creatures: readonly Creature[];
  readonly onClose: () => void;
}

/** The detail that the address asks for, if it asks for a possible one. */
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
