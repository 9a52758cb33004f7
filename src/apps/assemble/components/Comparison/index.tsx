import { useRef } from 'react';
import type { ReactNode } from 'react';
import Section from '../../../../components/Section';
import type { PairState } from '../../usePair';
import Duels from '../Duels';
import HeroField from './HeroField';
import HiddenText from '../../../../components/HiddenText';
import QuietButton from '../QuietButton';
import styles from './styles.module.css';

interface Props {
  readonly state: PairState;
}

/** Section that compares two heroes. */
export default function Comparison({ state }: Props): ReactNode {
  const field = useRef<HTMLSelectElement>(null);
  const [first, second] = state.pair;
  return (
    <Section id="comparacion" title="Comparación">
      <div className={styles.fields}>
        <HeroField
          ref={field}
          label="Compara a"
          value={first}
          takenHero={second}
          onChange={(hero) => {
            state.choose(0, hero);
          }}
        />
        <HeroField
          label="con"
          value={second}
          takenHero={first}
          onChange={(hero) => {
            state.choose(1, hero);
          }}
        />
      </div>
      {(first ?? second) && (
        <div className={styles.buttons}>
          <QuietButton onClick={state.swap}>Intercambiar</QuietButton>
          <QuietButton
            onClick={() => {
              state.clear();
              field.current?.focus();
            }}
          >
            Vaciar
            <HiddenText> comparación</HiddenText>
          </QuietButton>
        </div>
      )}
      {first && second ? (
        <Duels first={first} second={second} />
      ) : (
        <p className={styles.hint}>
          {(first ?? second)
            ? 'Falta el otro nombre: elígelo aquí o con «Comparar» en su ficha.'
            : 'Elige dos nombres aquí o con «Comparar» en sus fichas.'}
        </p>
      )}
    </Section>
  );
}
