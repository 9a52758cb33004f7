import { TestEnvironment } from 'jest-environment-node';
import { V86 } from 'v86';
import {
  compileEmulator,
  endEmulator,
} from '../../../../scripts/lib/linux-image/emulator.mjs';

/**
 * Node, with v86 from outside of the test's context: inside, each look at a
 * global goes through an interceptor, and a machine takes several times as long.
 */
export default class MachineEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    this.global.V86 = V86;
    this.global.v86Wasm = await compileEmulator(process.cwd());
  }

  /** @override */
  async teardown() {
    endEmulator();
    await super.teardown();
  }
}
