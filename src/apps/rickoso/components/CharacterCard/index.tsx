import type { ReactNode } from 'react';
import type { Character } from '../../../../api/rickandmorty/schema';
import RemoteImage from '../../../kit/RemoteImage';
import { translate } from '../../labels';
import FactCard from '../FactCard';

interface Props {
  readonly character: Character;
  /** True to show the name as one more fact, under a separate title. */
  readonly showsNameAsFact?: boolean;
  readonly heading?: 'h2' | 'h3';
}

/** Card of a character with its picture. */
export default function CharacterCard({
  character: { name, status, species, gender, image },
  showsNameAsFact = false,
  heading,
}: Props): ReactNode {
  const facts = {
    Estatus: translate(status),
    Especie: translate(species),
    Género: translate(gender),
  };
  return (
    <FactCard
      heading={heading}
      name={showsNameAsFact ? undefined : name}
      facts={
        showsNameAsFact
          ? { Nombre: { text: name, lang: 'en' as const }, ...facts }
          : facts
      }
      image={
        <RemoteImage src={image} name={name} alt="" width={300} height={300} />
      }
    />
  );
}
