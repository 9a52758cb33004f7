declare module 'scheduler' {
  /** Has React give way so many times a second; 0 is what it chooses itself. */
  export function unstable_forceFrameRate(fps: number): void;
}
