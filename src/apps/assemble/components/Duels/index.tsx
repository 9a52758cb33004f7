import type { ReactNode } from 'react';
import type { Hero } from '../../../../data/heroes/schema';
import { MAX_LEVEL, scaleLabels } from '../../../../data/heroes/terms';
import type { Duel } from '../../roster';
import { compareHeroes } from '../../roster';
import LevelBar from '../LevelBar';
import NameWithLang from '../NameWithLang';
import Radar from '../Radar';
import styles from './styles.module.css';

interface Props {
  readonly first: Hero;
  readonly second: Hero;
}

const sides = [0, 1] as const;

function getVerdict({ winner }: Duel, side: 0 | 1): string {
  if (winner === null) return 'empate';
  return winner === side ? 'gana' : '';
}

/** Accessible chart: a table whose bars repeat its figures. */
export default function Duels({ first, second }: Props): ReactNode {
  const duels = compareHeroes(first, second);
  const countWins = (side: 0 | 1 | null) =>
    duels.filter(({ winner }) => winner === side).length;
  return (
    <>
      <p>
        <NameWithLang term={first.name} /> gana en {countWins(0)},{' '}
        <NameWithLang term={second.name} /> gana en {countWins(1)} y empatan en{' '}
        {countWins(null)} de las {duels.length} escalas.
      </p>
      <div className={styles.chart}>
        <table className={styles.table}>
          <caption>Niveles de 1 a {MAX_LEVEL}</caption>
          <thead>
            <tr>
              <th scope="col">Escala</th>
              <th scope="col" className={styles.first}>
                <NameWithLang term={first.name} />
              </th>
              <th scope="col" className={styles.second}>
                <NameWithLang term={second.name} />
              </th>
            </tr>
          </thead>
          <tbody>
            {duels.map((duel) => (
              <tr key={duel.scale}>
                <th scope="row">{scaleLabels[duel.scale]}</th>
                {sides.map((side) => (
                  <td key={side}>
                    <span className={styles.figures}>
                      <strong>{duel.levels[side]}</strong>{' '}
                      {getVerdict(duel, side)}
                    </span>
                    <LevelBar
                      level={duel.levels[side]}
                      side={side === 0 ? 'first' : 'second'}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Radar shapes={[first.levels, second.levels]} />
      </div>
    </>
  );
}
