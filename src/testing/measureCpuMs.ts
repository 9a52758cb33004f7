/**
 * Measures the processor time of a function. Unlike elapsed time, it does not
 * grow when other processes keep the machine busy.
 *
 * @returns Milliseconds, user and system time together.
 */
export function measureCpuMs(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
