import type { ReactNode } from 'react';
import { spriteUrl } from '../../../../api/pokeapi/client';
import type { Creature } from '../../../../api/pokeapi/schema';
import RemoteImage from '../../../kit/RemoteImage';

interface Props extends Pick<Creature, 'id' | 'name'> {
  /** In pixels, wide and high. */
  readonly size: number;
}

/** The picture of a creature, whose name stands beside it. */
export default function Sprite({ id, name, size }: Props): ReactNode {
  return (
    <RemoteImage
      src={spriteUrl(id)}
      name={name}
      alt=""
      width={size}
      height={size}
    />
  );
}
