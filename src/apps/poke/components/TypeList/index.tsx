import type { ReactNode } from 'react';
import type { CreatureDetail } from '../../../../api/pokeapi/schema';
import { translateType } from '../../labels';
import styles from './styles.module.css';

interface Props {
  readonly types: CreatureDetail['types'];
}

/** List of a creature's types, in Spanish. */
export default function TypeList({ types }: Props): ReactNode {
  if (types.length === 0) return 'Tipo desconocido';
  return (
    <ul className={styles.types}>
      {types.map(({ type: { name } }) => {
        const { text, lang } = translateType(name);
        return (
          <li key={name} lang={lang}>
            {text}
          </li>
        );
      })}
    </ul>
  );
}
