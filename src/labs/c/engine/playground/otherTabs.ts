import type { Desk } from './desk';
import { isSameProject } from './project';
import type { Shelf } from './shelf';

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

interface Around {
  readonly shelf: Shelf;
  readonly channel: TabChannel;
  /** Unique name of this tab. */
  readonly name: string;
  /** Announces a text to screen readers. */
  readonly say: (text: string) => void;
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
export function meetOtherTabs(
  desk: Desk,
  { shelf, channel, name, say }: Around,
): () => void {
  let shown: { id: string | undefined; savedAt: number | undefined } = {
    id: undefined,
    savedAt: undefined,
  };

  const look = () => {
    const { id, savedAt } = desk.getSnapshot();
    const before = shown;
    shown = { id, savedAt };
    if (id === undefined) return;
    if (id !== before.id) channel.post({ kind: 'asks', id, from: name });
    else if (savedAt !== before.savedAt) channel.post({ kind: 'changed', id });
  };

  const tell = (
    text: string,
    action = desk.getSnapshot().notice?.action,
  ): void => {
    if (desk.getSnapshot().notice?.text === text) return;
    desk.tell({ text, action });
    say(text);
  };

  const hearOfChange = (id: string) => {
    const stored = shelf.read(id);
    const { project } = desk.getSnapshot();
    // A program changed here too is saved apart when it is kept, and notified
    // then.
    if (!stored || !desk.isKept() || isSameProject(stored.project, project))
      return;
    tell(changedElsewhere, {
      label: 'Traer lo de la otra pestaña',
      run: () => {
        const newest = shelf.read(id);
        if (newest) desk.open(newest);
      },
    });
  };

  const stopListening = channel.listen((message) => {
    if (message.id !== desk.getSnapshot().id) return;
    if (message.kind === 'asks')
      channel.post({ kind: 'has', id: message.id, to: message.from });
    else if (message.kind === 'changed') hearOfChange(message.id);
    else if (message.to === name) tell(openElsewhere);
  });
  const unsubscribe = desk.subscribe(look);
  look();
  return () => {
    stopListening();
    unsubscribe();
  };
}
