declare global {
  interface Window {
    /**
     * Events of the reader before hydration, in order; undefined afterwards.
     */
    heard?: Event[] | undefined;
  }
}

/**
 * Selector of the controls that need hydration. In a browser without popovers
 * it includes the buttons that open them.
 */
export const LIVE = `button:not([data-native],[data-turns]${'popover' in document.documentElement ? ',[popovertarget]' : ''}),input,select,textarea`;

/** Returns the closest control around the target of an event. */
export const controlOf = (
  { target }: Event,
  selector: string,
): HTMLElement | null => (target as Element).closest<HTMLElement>(selector);
