import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { heroes } from '../../../../data/heroes';
import type { Hero } from '../../../../data/heroes/schema';
import { findHero } from '../../address';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly value: Hero | null;
  /** Already on the other side: nobody is compared with themselves. */
  readonly taken: Hero | null;
  readonly onChange: (hero: Hero | null) => void;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** One side of the comparison. */
export default function HeroField({
  label,
  value,
  taken,
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
            disabled={hero === taken}
          >
            {hero.name.text}
          </option>
        ))}
      </select>
    </div>
  );
}
