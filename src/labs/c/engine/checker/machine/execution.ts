import type { WasmModule } from '../../tracer/wasm/module';
import type { ConstantPool } from '../decode';
import type { Call, CallStack, LearnerFunction } from './callStack';
import type { MemoryChecker } from './memoryChecker';
import type { OperandStack } from './operandStack';
import type { RunBudget } from './runBudget';

const MAX_SLOTS = 1 << 21;

/** Parts of the machine that every execution shares. */
export interface ExecutionContext {
  readonly module: WasmModule;
  readonly pool: ConstantPool;
  readonly checker: MemoryChecker;
  readonly budget: RunBudget;
  readonly functions: ReadonlyMap<number, LearnerFunction>;
  /**
   * Calls a library function, whose arguments are on top of the operand stack,
   * and pushes its result.
   */
  callNative(index: number): void;
}

/**
 * Execution of one of the learner's functions, from the call by the library to
 * the return. The functions that it calls belong to the same execution, unless
 * the library calls them in turn.
 */
export class Execution {
  readonly context: ExecutionContext;
  readonly checker: MemoryChecker;
  readonly callStack: CallStack;
  readonly operands: OperandStack;
  call: Call;
  code: Int32Array;
  /** Index in the code of the next instruction. */
  nextIndex = 0;
  /** Slot of the first operand of the current call, after its locals. */
  firstOperand: number;
  /** True once the first call has returned. */
  hasReturned = false;
  /**
   * Address of the last 8-byte integer load, which may have held two pointers;
   * -1 before the first one.
   */
  lastWideLoad = -1;
  readonly #outerCallCount: number;

  constructor(context: ExecutionContext, called: LearnerFunction) {
    this.context = context;
    this.checker = context.checker;
    this.callStack = context.checker.callStack;
    this.operands = this.callStack.operands;
    this.#outerCallCount = this.callStack.calls.length;
    this.call = this.callStack.pushCall(called);
    this.code = called.decoded.code;
    this.firstOperand = this.call.base + called.decoded.localCount;
  }

  /** Notes the place of the current instruction, for what it may report. */
  markPosition(): void {
    this.callStack.position = this.code[this.nextIndex - 1] as number;
  }

  /** Jumps within the function; `stackEffect` is packed as in `decode.ts`. */
  jump(target: number, stackEffect: number): void {
    if (target < this.nextIndex) {
      this.markPosition();
      this.context.budget.countStep();
    }
    const { operands } = this;
    const targetHeight = this.firstOperand + (stackEffect >> 1);
    if ((stackEffect & 1) !== 0) {
      operands.copySlot(targetHeight, operands.height - 1);
      operands.height = targetHeight + 1;
    } else operands.height = targetHeight;
    this.nextIndex = target;
  }

  /** Calls the function at an index, of the learner or of the library. */
  callFunction(index: number): void {
    this.markPosition();
    this.call.returnIndex = this.nextIndex;
    const called = this.context.functions.get(index);
    if (called === undefined) this.context.callNative(index);
    else this.#enterFunction(called);
  }

  #enterFunction(called: LearnerFunction): void {
    this.context.budget.countStep();
    const { operands, callStack, call } = this;
    const { origins, int32, height } = operands;
    for (
      let slot = height - called.decoded.type.parameters.length;
      slot < height;
      slot += 1
    )
      origins[slot] = callStack.resolveOrigin(
        call,
        origins[slot] as number,
        int32[slot * 2] as number,
      );
    reserveOperands(this.context, called);
    this.#resumeCall(callStack.pushCall(called));
  }

  /** Returns from the current function, with 0 or 1 results. */
  returnFromFunction(resultCount: number): void {
    const { operands, callStack } = this;
    const { base } = this.call;
    if (resultCount !== 0) operands.copySlot(base, operands.height - 1);
    callStack.popCall();
    operands.height = base + resultCount;
    const { calls } = callStack;
    if (calls.length === this.#outerCallCount) this.hasReturned = true;
    else this.#resumeCall(calls[calls.length - 1] as Call);
  }

  #resumeCall(call: Call): void {
    this.call = call;
    this.code = call.called.decoded.code;
    this.firstOperand = call.base + call.called.decoded.localCount;
    this.nextIndex = call.returnIndex;
  }

  /**
   * Returns the address that an instruction reads or writes; `-1 - address`
   * when the access is a fault.
   */
  resolveAddress(
    slot: number,
    offset: number,
    size: number,
    isWrite: boolean,
  ): number {
    const { operands, checker } = this;
    const byteAddress =
      ((operands.int32[slot * 2] as number) >>> 0) + (offset >>> 0);
    this.markPosition();
    if (operands.unsetInt32[slot * 2] !== 0) {
      checker.reportUnset();
      checker.endProgram();
    }
    let origin = operands.origins[slot] as number;
    if (origin <= 0 && offset >= checker.staticStart)
      origin = checker.getStaticObject(offset);
    return checker.checkAccess(origin, byteAddress, size, isWrite)
      ? byteAddress
      : -1 - byteAddress;
  }

  /**
   * Returns the address to read, also after a fault; ends the program when it
   * is outside of memory.
   */
  requireReadable(resolvedAddress: number, size: number): number {
    const address =
      resolvedAddress < 0 ? -1 - resolvedAddress : resolvedAddress;
    return address + size <= this.checker.view.byteLength
      ? address
      : this.checker.endProgram();
  }

  /** Reports a condition that depends on an uninitialized value. */
  requireInitialized(slot: number): void {
    if (this.operands.unsetInt32[slot * 2] === 0) return;
    this.markPosition();
    this.checker.reportUnset();
  }
}

/** Makes room for the operands of a function, or stops the run. */
export function reserveOperands(
  { checker, budget }: Pick<ExecutionContext, 'checker' | 'budget'>,
  { decoded }: LearnerFunction,
): void {
  const { operands, calls } = checker.callStack;
  const slots = operands.countNeeded(decoded.localCount + decoded.stackSlots);
  if (slots > MAX_SLOTS || budget.isFull(calls.length)) budget.stopRun();
  operands.growTo(slots);
}
