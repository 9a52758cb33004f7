declare global {
  interface Window {
    /**
     * Events of the reader before hydration, in order; undefined afterwards.
     */
    queuedEvents?: Event[] | undefined;
  }
}

/**
 * Selector of the controls that need hydration. In a browser without popovers
 * it includes the buttons that open them.
 */
export const CONTROLS_TO_HYDRATE = `button:not([data-native],[data-turns]${'popover' in document.head ? ',[popovertarget]' : ''}),input,select,textarea`;

/** Returns the closest control around the target of an event. */
export const findControl = (
  { target }: Event,
  selector: string,
): HTMLElement | null => (target as Element).closest<HTMLElement>(selector);
