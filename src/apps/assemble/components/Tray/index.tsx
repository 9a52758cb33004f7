import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Pair } from '../../address';
import { MAX_TEAM_SIZE } from '../../address';
import HiddenText from '../../../../components/HiddenText';
import QuietButton from '../QuietButton';
import styles from './styles.module.css';

interface Props {
  readonly pair: Pair;
  readonly teamSize: number;
  /** Message about the last choice. */
  readonly message: string;
  readonly onShowPair: () => void;
  readonly onShowTeam: () => void;
}

/** Tray that keeps the choices visible while the reader scrolls the cards. */
export default function Tray({
  pair,
  teamSize,
  message,
  onShowPair,
  onShowTeam,
}: Props): ReactNode {
  const comparedCount = pair.filter(Boolean).length;
  const isIdle = comparedCount + teamSize === 0 && message === '';
  if (!useIsBrowser() || isIdle) return null;
  return (
    <div className={styles.tray}>
      {message && <p>{message}</p>}
      <div className={styles.buttons}>
        <QuietButton onClick={onShowPair}>
          <HiddenText>Ver </HiddenText>
          Comparación: {comparedCount} de 2
        </QuietButton>
        <QuietButton onClick={onShowTeam}>
          <HiddenText>Ver </HiddenText>
          Equipo: {teamSize} de {MAX_TEAM_SIZE}
        </QuietButton>
      </div>
    </div>
  );
}
