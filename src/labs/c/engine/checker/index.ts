import { runProgram } from '../runner';
import type { Inspector } from '../runner/inspector';
import { readProgram } from '../tracer/dwarf/program';
import { readModule } from '../tracer/wasm/module';
import type { CrashReason } from '../types';
import { CHECKER_MODULE, detachFunctions } from './detach';
import { reportLeaks } from './leaks';
import { Machine } from './machine';
import { reportOpenFiles } from './openFiles';
import { DEFAULT_BUDGET } from './rerun';
import type { CheckOptions, CheckOutcome } from './types';

function isCheckerFault(reason: CrashReason): boolean {
  return reason === 'internal' || reason === 'unsupported';
}

/**
 * Runs a program once more under the checker, and finds what it does wrong with
 * memory. The program must be compiled with debug information and without
 * run-time checks; its output is discarded.
 *
 * @param onStarted Called when `main` begins.
 * @throws {Error} when the checker fails: then nothing is known of the program.
 */
export async function checkProgram(
  wasm: Uint8Array,
  { stdin, args = [], files = [], tape, budget = DEFAULT_BUDGET }: CheckOptions,
  onStarted: () => void = () => undefined,
): Promise<CheckOutcome> {
  const module = readModule(wasm);
  const machine = new Machine(module, readProgram(module), budget);
  const inspector: Inspector = {
    module: CHECKER_MODULE,
    functions: machine.createImports(),
    attachMemory: () => undefined,
    onInstantiated: (instance) => {
      machine.attach(instance);
    },
    wrapSystemCalls: (calls) => calls,
  };
  const { end } = await runProgram(
    detachFunctions(
      module,
      machine.interpretedFunctions,
      machine.listLibraryFunctions(),
    ),
    {
      stdin: { kind: 'preset', text: stdin },
      args,
      files,
      inputMode: 'replay',
      ...(tape && { tape }),
    },
    {
      emit: (event) => {
        if (event.kind === 'started') onStarted();
      },
      nextInput: () => Promise.resolve(undefined),
    },
    inspector,
  );
  // A program that itself ended like this is not checked: the failure is the
  // checker's.
  if (end.kind === 'crash' && isCheckerFault(end.reason))
    throw new Error(`The checker failed: ${end.detail}`);
  if (end.kind === 'exit' && machine.checker.findings.size === 0) {
    reportLeaks(machine.checker);
    // A program that gives up leaves its files to the library, which closes them.
    if (end.status === 0) reportOpenFiles(machine.checker);
  }
  return {
    findings: [...machine.checker.findings.values()],
    isComplete: !machine.budget.isSpent,
  };
}
