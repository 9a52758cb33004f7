declare module 'scheduler' {
  /** Sets how many times per second React yields; 0 restores its own choice. */
  export function unstable_forceFrameRate(fps: number): void;
}
