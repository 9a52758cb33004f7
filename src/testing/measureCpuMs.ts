/**
 * Measures the processor time of something, which a busy machine does not
 * stretch as it does the time on the clock.
 *
 * @returns Milliseconds.
 */
export function measureCpuMs(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
