declare global {
  interface Window {
    /** What a reader did before the application was there, in order. */
    heard?: Event[] | undefined;
  }
}

/**
 * What does nothing until the application is alive. A browser that does not know
 * popovers needs it for their buttons too.
 */
export const LIVE = `button:not([data-native],[data-turns]${'popover' in document.documentElement ? ',[popovertarget]' : ''}),input,select,textarea`;

/** The control around what an event happened to. */
export const controlOf = (
  { target }: Event,
  selector: string,
): HTMLElement | null => (target as Element).closest<HTMLElement>(selector);
