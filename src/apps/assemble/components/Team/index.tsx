import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import Section from '../../../../components/Section';
import { MAX_TEAM_SIZE } from '../../address';
import type { TeamState } from '../../useTeam';
import TeamProfile from '../TeamProfile';
import Member from './Member';
import Places from './Places';
import QuietButton from '../QuietButton';
import styles from './styles.module.css';

interface Props {
  readonly team: TeamState;
}

/** Team builder: up to five heroes, their profile, and one step of undo. */
export default function Team({ team }: Props): ReactNode {
  const { members, undoable } = team;
  const undoButton = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const focusNext = useRef<typeof undoButton | typeof status>(null);
  useEffect(() => {
    // Moves the focus, since the pressed button is removed.
    focusNext.current?.current?.focus();
    focusNext.current = null;
  }, [members]);

  return (
    <Section id="equipo" title="Tu equipo">
      <p ref={status} tabIndex={-1} className={styles.status}>
        {members.length} de {MAX_TEAM_SIZE}.{' '}
        {members.length === 0 &&
          'Suma héroes con «Añadir al equipo», en las fichas del catálogo.'}
        {members.length === MAX_TEAM_SIZE &&
          'Equipo completo: para sumar a alguien, quita antes a otro.'}
      </p>
      {members.length === 0 ? (
        <Places />
      ) : (
        <ol className={styles.list}>
          {members.map((hero) => (
            <Member
              key={hero.id}
              hero={hero}
              onRemove={() => {
                focusNext.current = undoButton;
                team.remove(hero);
              }}
            />
          ))}
        </ol>
      )}
      {(undoable ?? members.length > 0) && (
        <div className={styles.actions}>
          {undoable && <p>{undoable}</p>}
          {undoable && (
            <button
              ref={undoButton}
              type="button"
              className="button button--primary"
              onClick={() => {
                focusNext.current = status;
                team.undo();
              }}
            >
              Deshacer
            </button>
          )}
          {members.length > 0 && (
            <QuietButton
              onClick={() => {
                focusNext.current = undoButton;
                team.clear();
              }}
            >
              Vaciar equipo
            </QuietButton>
          )}
        </div>
      )}
      {members.length > 0 && <TeamProfile members={members} />}
    </Section>
  );
}
