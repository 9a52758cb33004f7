import type { MemoryChecker } from './machine/memoryChecker';
import type { MemoryObject } from './memoryObjects';

/**
 * Reports the blocks that no pointer leads to any more from the globals, the
 * stack, or a block that the library keeps; once for each line that allocated
 * some.
 */
export function reportLeaks(checker: MemoryChecker): void {
  const blocks = checker.memoryObjects
    .listBlocks()
    .filter(({ isAlive }) => isAlive)
    .sort((left, right) => left.start - right.start);
  if (blocks.length === 0) return;
  const reachedBlocks = new Set<MemoryObject>();
  const findBlock = (address: number): MemoryObject | undefined => {
    let low = 0;
    let high = blocks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((blocks[middle]?.start ?? 0) <= address) low = middle;
      else high = middle - 1;
    }
    const block = blocks[low];
    return block && address >= block.start && address <= block.end
      ? block
      : undefined;
  };
  const pending: { readonly start: number; readonly end: number }[] = [
    // A global that nothing names is not in the program, and its address is
    // outside of the memory.
    ...checker
      .listGlobals()
      .filter(({ end }) => end <= checker.view.byteLength),
    checker.callStack.getRangeInUse(),
    ...blocks.filter(({ escaped }) => escaped),
  ];
  for (let span = pending.pop(); span !== undefined; span = pending.pop())
    for (
      let address = (span.start + 3) & ~3;
      address + 4 <= span.end;
      address += 4
    ) {
      const block = findBlock(checker.view.getUint32(address, true));
      if (block === undefined || reachedBlocks.has(block)) continue;
      reachedBlocks.add(block);
      pending.push(block);
    }
  const lostByPlace = new Map<string, MemoryObject[]>();
  for (const block of blocks) {
    if (reachedBlocks.has(block) || block.escaped) continue;
    const key = `${block.allocatedAt?.file}:${block.allocatedAt?.line}`;
    lostByPlace.set(key, [...(lostByPlace.get(key) ?? []), block]);
  }
  for (const [first, ...rest] of lostByPlace.values()) {
    if (first === undefined) continue;
    const size = [first, ...rest].reduce(
      (sum, { start, end }) => sum + end - start,
      0,
    );
    checker.reportFinding(
      'memory_leak',
      { blocks: rest.length + 1, size, many: rest.length > 0 ? 'yes' : 'no' },
      first.allocatedAt,
    );
  }
}
