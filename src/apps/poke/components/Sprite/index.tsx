import type { ReactNode } from 'react';
import { createSpriteUrl } from '../../../../api/pokeapi/client';
import type { Creature, CreatureDetail } from '../../../../api/pokeapi/schema';
import RemoteImage from '../../../kit/RemoteImage';

interface Props extends Pick<Creature, 'id' | 'name'> {
  /** Sprites of the detail, if it is loaded. */
  readonly sprites?: CreatureDetail['sprites'];
  /** Width and height, in pixels. */
  readonly size: number;
}

/** Picture of a creature, decorative beside its name. */
export default function Sprite({ id, name, sprites, size }: Props): ReactNode {
  return (
    <RemoteImage
      src={sprites?.front_default === null ? null : createSpriteUrl(id)}
      name={name}
      alt=""
      width={size}
      height={size}
    />
  );
}
