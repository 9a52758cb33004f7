import type { ProjectSession } from './projectSession';
import { isSameProject } from './project';
import type { ProgramStore } from './programStore';

/** Messages between tabs about the program that each has open. */
export type TabMessage =
  | { readonly kind: 'asks'; readonly id: string; readonly from: string }
  | { readonly kind: 'has'; readonly id: string; readonly to: string }
  | { readonly kind: 'changed'; readonly id: string };

/**
 * Channel between the tabs of the site on one device; a tab does not receive
 * its own messages.
 */
export interface TabChannel {
  readonly post: (message: TabMessage) => void;
  /** @returns a function that stops listening. */
  readonly listen: (hear: (message: TabMessage) => void) => () => void;
}

interface TabEnvironment {
  readonly shelf: ProgramStore;
  readonly channel: TabChannel;
  /** Unique name of this tab. */
  readonly name: string;
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void;
}

const openElsewhere =
  'Este programa está abierto también en otra pestaña. Puedes cambiarlo en las dos: si lo haces, se guardan las dos versiones.';
const changedElsewhere =
  'Este programa cambió en otra pestaña; aquí sigue como lo tenías. Si cambias algo, se guardan las dos versiones.';

/**
 * Notifies the reader when another tab has the same program open, and when it
 * changes there.
 *
 * @returns a function that stops it.
 */
export function watchOtherTabs(
  session: ProjectSession,
  { shelf, channel, name, announce }: TabEnvironment,
): () => void {
  let shownProgram: { id: string | undefined; savedAt: number | undefined } = {
    id: undefined,
    savedAt: undefined,
  };

  const broadcastState = () => {
    const { id, savedAt } = session.getSnapshot();
    const before = shownProgram;
    shownProgram = { id, savedAt };
    if (id === undefined) return;
    if (id !== before.id) channel.post({ kind: 'asks', id, from: name });
    else if (savedAt !== before.savedAt) channel.post({ kind: 'changed', id });
  };

  const showNotice = (
    text: string,
    action = session.getSnapshot().notice?.action,
  ): void => {
    if (session.getSnapshot().notice?.text === text) return;
    session.setNotice({ text, action });
    announce(text);
  };

  const handleChange = (id: string) => {
    const storedProgram = shelf.read(id);
    const { project } = session.getSnapshot();
    // A program changed here too is saved apart when it is kept, and notified
    // then.
    if (
      !storedProgram ||
      !session.isAllSaved() ||
      isSameProject(storedProgram.project, project)
    )
      return;
    showNotice(changedElsewhere, {
      label: 'Traer lo de la otra pestaña',
      run: () => {
        const newest = shelf.read(id);
        if (newest) session.open(newest);
      },
    });
  };

  const stopListening = channel.listen((message) => {
    if (message.id !== session.getSnapshot().id) return;
    if (message.kind === 'asks')
      channel.post({ kind: 'has', id: message.id, to: message.from });
    else if (message.kind === 'changed') handleChange(message.id);
    else if (message.to === name) showNotice(openElsewhere);
  });
  const unsubscribe = session.subscribe(broadcastState);
  broadcastState();
  return () => {
    stopListening();
    unsubscribe();
  };
}
