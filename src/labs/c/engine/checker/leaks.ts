import type { Machine } from './machine';
import type { MemoryObject } from './memoryObjects';

/**
 * Reports the blocks that no pointer leads to any more from the globals, the
 * stack, or a block that the library keeps; once for each line that allocated
 * some.
 */
export function reportLeaks(machine: Machine): void {
  const blocks = machine.things
    .listBlocks()
    .filter(({ isAlive }) => isAlive)
    .sort((one, other) => one.start - other.start);
  if (blocks.length === 0) return;
  const reached = new Set<MemoryObject>();
  const findBlock = (address: number): MemoryObject | undefined => {
    let low = 0;
    let high = blocks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((blocks[middle]?.start ?? 0) <= address) low = middle;
      else high = middle - 1;
    }
    const found = blocks[low];
    return found && address >= found.start && address <= found.end
      ? found
      : undefined;
  };
  const pending: { readonly start: number; readonly end: number }[] = [
    // A global that nothing names is not in the program, and its address is
    // outside of the memory.
    ...machine.globals().filter(({ end }) => end <= machine.view.byteLength),
    machine.stackInUse(),
    ...blocks.filter(({ escaped }) => escaped),
  ];
  for (let span = pending.pop(); span !== undefined; span = pending.pop())
    for (let at = (span.start + 3) & ~3; at + 4 <= span.end; at += 4) {
      const found = findBlock(machine.view.getUint32(at, true));
      if (found === undefined || reached.has(found)) continue;
      reached.add(found);
      pending.push(found);
    }
  const lost = new Map<string, MemoryObject[]>();
  for (const block of blocks) {
    if (reached.has(block) || block.escaped) continue;
    const key = `${block.allocatedAt?.file}:${block.allocatedAt?.line}`;
    lost.set(key, [...(lost.get(key) ?? []), block]);
  }
  for (const [first, ...rest] of lost.values()) {
    if (first === undefined) continue;
    const size = [first, ...rest].reduce(
      (sum, { start, end }) => sum + end - start,
      0,
    );
    machine.tell(
      'memory_leak',
      { blocks: rest.length + 1, size, many: rest.length > 0 ? 'yes' : 'no' },
      first.allocatedAt,
    );
  }
}
