import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Hero } from '../../../../data/heroes/schema';
import { scaleLabels } from '../../../../data/heroes/terms';
import { computeTeamProfile, findUncoveredScales } from '../../roster';
import { describeGaps, formatMean } from '../../messages';
import LevelBar from '../LevelBar';
import NameWithLang from '../NameWithLang';
import styles from './styles.module.css';

interface Props {
  readonly members: readonly Hero[];
}

/** Table of a team's profile: mean, best level and its heroes; and the gaps. */
export default function TeamProfile({ members }: Props): ReactNode {
  const profile = computeTeamProfile(members);
  return (
    <>
      <h3>Perfil del equipo</h3>
      <p>{describeGaps(findUncoveredScales(profile))}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Escala</th>
            <th scope="col">Promedio</th>
            <th scope="col">Lo mejor</th>
          </tr>
        </thead>
        <tbody>
          {profile.map(({ scale, mean, bestLevel, bestMembers }) => (
            <tr key={scale}>
              <th scope="row">{scaleLabels[scale]}</th>
              <td>
                {formatMean(mean)}
                <LevelBar level={mean} />
              </td>
              <td>
                {bestLevel}:{' '}
                {bestMembers.map(({ id, name }, index) => (
                  <Fragment key={id}>
                    {index > 0 && ', '}
                    <NameWithLang term={name} />
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
