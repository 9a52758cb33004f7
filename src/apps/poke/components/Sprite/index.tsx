import type { ReactNode } from 'react';
import { spriteUrl } from '../../../../api/pokeapi/client';
import type { Creature, CreatureDetail } from '../../../../api/pokeapi/schema';
import RemoteImage from '../../../kit/RemoteImage';

interface Props extends Pick<Creature, 'id' | 'name'> {
  /** What its detail says of pictures, where there is a detail. */
  readonly sprites?: CreatureDetail['sprites'];
  /** In pixels, wide and high. */
  readonly size: number;
}

/** The picture of a creature, whose name stands beside it. */
export default function Sprite({ id, name, sprites, size }: Props): ReactNode {
  return (
    <RemoteImage
      src={sprites?.front_default === null ? null : spriteUrl(id)}
      name={name}
      alt=""
      width={size}
      height={size}
    />
  );
}
