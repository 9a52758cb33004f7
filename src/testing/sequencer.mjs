import { readFileSync } from 'node:fs';
import TestSequencer from '@jest/test-sequencer';

/**
 * `@jest-environment` of the tests that boot a virtual machine; it is in the
 * first lines of the file.
 */
const MACHINE = /@jest-environment .*machineEnvironment/;

/**
 * Runs the tests that boot Linux first: each takes minutes, and one left for
 * the end would keep a single core busy while the others idle. Jest already
 * orders files by their last duration, but a fresh clone has no durations
 * recorded.
 */
export default class MachineFirst extends TestSequencer {
  /**
   * @override
   * @param {Parameters<TestSequencer['sort']>[0]} tests
   */
  async sort(tests) {
    const usual = [...(await super.sort(tests))];
    const isSlow = (/** @type {{path: string}} */ { path }) =>
      MACHINE.test(readFileSync(path, 'utf8').slice(0, 200));
    return [...usual.filter(isSlow), ...usual.filter((test) => !isSlow(test))];
  }
}
