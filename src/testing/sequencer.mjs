import { readFileSync } from 'node:fs';
import TestSequencer from '@jest/test-sequencer';

/** What a test of the whole machine says of itself in its first line. */
const MACHINE = /@jest-environment .*machineEnvironment/;

/**
 * Tests that start a Linux take minutes each: they begin first, so that no core
 * waits for the last of them. Where jest remembers how long each file took, it
 * does the same by itself; a fresh clone remembers nothing.
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
