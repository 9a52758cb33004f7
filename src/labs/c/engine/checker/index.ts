import { runProgram } from '../runner';
import type { Inspector } from '../runner/inspector';
import { readProgram } from '../tracer/dwarf/program';
import { readModule } from '../tracer/wasm/module';
import { checkerModule, detach } from './detach';
import { tellLeaks } from './leaks';
import { Machine } from './machine';
import type { Budget, CheckOptions, CheckOutcome } from './types';

const usualBudget: Budget = { ms: 3000, steps: 20_000_000 };

/**
 * Runs a program that was compiled with debug information, and without checks,
 * once more, and finds what it does wrong with memory. What it writes is seen
 * by nobody.
 */
export async function checkProgram(
  wasm: Uint8Array,
  { stdin, args = [], files = [], tape, budget = usualBudget }: CheckOptions,
): Promise<CheckOutcome> {
  const module = readModule(wasm);
  const machine = new Machine(module, readProgram(module), budget);
  const inspector: Inspector = {
    module: checkerModule,
    functions: machine.imports(),
    attach: () => undefined,
    started: (instance) => {
      machine.attach(instance);
    },
    system: (calls) => calls,
  };
  const { end } = await runProgram(
    detach(module, machine.own, machine.offered()),
    {
      stdin: { kind: 'preset', text: stdin },
      args,
      files,
      inputMode: 'replay',
      ...(tape && { tape }),
    },
    { emit: () => undefined, nextInput: () => Promise.resolve(undefined) },
    inspector,
  );
  if (end.kind === 'exit' && machine.findings.size === 0) tellLeaks(machine);
  return {
    findings: [...machine.findings.values()],
    isComplete: !machine.isSpent,
  };
}
