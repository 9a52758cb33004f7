import { useState } from 'react';
import type { Hero } from '../../data/heroes/schema';
import { MAX_TEAM_SIZE } from './address';
import type { Choices } from './address';
import { formatCount } from './messages';

interface UndoStep {
  readonly words: string;
  /** Members before the change. */
  readonly members: readonly Hero[];
}

export interface TeamState {
  readonly members: readonly Hero[];
  /** Description of the change that can be undone. */
  readonly undoable: string | null;
  readonly toggle: (hero: Hero) => void;
  readonly remove: (hero: Hero) => void;
  readonly clear: () => void;
  readonly undo: () => void;
}

/**
 * Returns the team of the address and its actions; removals can be undone once.
 */
export function useTeam(
  members: readonly Hero[],
  choose: (changes: Partial<Choices>) => void,
  say: (words: string) => void,
): TeamState {
  const [last, setLast] = useState<UndoStep | null>(null);

  const applyRemoval = (next: readonly Hero[], words: string) => {
    setLast({ words, members });
    choose({ members: next });
    say(words);
  };
  const remove = (hero: Hero) => {
    applyRemoval(
      members.filter((member) => member !== hero),
      `${hero.name.text} ya no está en el equipo.`,
    );
  };
  const add = (hero: Hero) => {
    const { text } = hero.name;
    if (members.length === MAX_TEAM_SIZE) {
      say(
        `El equipo ya tiene ${MAX_TEAM_SIZE} héroes: quita uno antes de añadir a ${text}.`,
      );
      return;
    }
    setLast(null);
    choose({ members: [...members, hero] });
    say(
      `${text} está en el equipo: ${members.length + 1} de ${MAX_TEAM_SIZE}.`,
    );
  };

  return {
    members,
    undoable: last?.words ?? null,
    toggle: (hero) => {
      if (members.includes(hero)) remove(hero);
      else add(hero);
    },
    remove,
    clear: () => {
      applyRemoval([], 'El equipo quedó vacío.');
    },
    undo: () => {
      if (!last) return;
      choose({ members: last.members });
      setLast(null);
      say(
        `El equipo vuelve a tener ${formatCount(last.members.length, 'héroe')}.`,
      );
    },
  };
}
