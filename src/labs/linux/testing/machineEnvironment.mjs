import { TestEnvironment } from 'jest-environment-node';
import { V86 } from 'v86';
import {
  compileEmulator,
  restoreOptimizingCompiler,
} from '../../../../scripts/lib/linux-image/emulator.mjs';

/**
 * Node environment whose v86 comes from outside the test's context: inside it,
 * each access to a global goes through an interceptor, which makes a machine
 * several times as slow.
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
    restoreOptimizingCompiler();
    await super.teardown();
  }
}
