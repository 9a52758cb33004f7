import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { heroes } from '../../../../data/heroes';
import type { Hero } from '../../../../data/heroes/schema';
import { findHero } from '../../address';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly value: Hero | null;
  /** Hero of the other side, disabled here: two sides cannot be equal. */
  readonly takenHero: Hero | null;
  readonly onChange: (hero: Hero | null) => void;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** Select of one side of the comparison. */
export default function HeroField({
  label,
  value,
  takenHero,
  onChange,
  ref,
}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        ref={ref}
        id={id}
        value={value?.id ?? ''}
        onChange={({ target }) => {
          onChange(findHero(target.value));
        }}
      >
        <option value="">Elige un nombre</option>
        {heroes.map((hero) => (
          <option
            key={hero.id}
            value={hero.id}
            lang={hero.name.lang}
            disabled={hero === takenHero}
          >
            {hero.name.text}
          </option>
        ))}
      </select>
    </div>
  );
}
