import type { Model, ModelMap } from './model';
import { modelStringRead } from './strings';
import { callUnmodelled } from './unmodelled';

/** Models `fopen` and `freopen`, which open a file by its name. */
const modelOpen: Model = (checker, perform) => {
  const name = checker.readText(0);
  checker.checkString(checker.getPointer(1));
  // `freopen` closes the stream that it receives; `fopen` receives none.
  checker.memory.openFiles.delete(checker.getSize(2));
  const address = perform() >>> 0;
  if (address !== 0)
    checker.memory.openFiles.set(address, {
      name,
      openedAt: checker.memory.getPlace(),
    });
  return address;
};

/** Functions that read and write files. */
export const fileModels: ModelMap = {
  fopen: modelOpen,
  freopen: modelOpen,
  fclose: (checker, perform) => {
    checker.memory.openFiles.delete(checker.getSize(0));
    return callUnmodelled(checker, perform);
  },
  remove: modelStringRead(0),
  puts: modelStringRead(0),
  perror: modelStringRead(0),
  fputs: modelStringRead(0),
  fgets: (checker, perform) => {
    const pointer = checker.getPointer(0);
    if (!checker.checkPointer(pointer, true))
      return checker.memory.endProgram();
    const value = perform() >>> 0;
    if (value !== 0) {
      const maxBytes = checker.getSize(1);
      let length = 0;
      while (
        length < maxBytes - 1 &&
        checker.readByte(pointer.address + length) !== 0
      )
        length += 1;
      checker.checkStringWrite(pointer, length + 1);
    }
    return checker.createResult(value, 0);
  },
  fread: (checker, perform) => {
    const wantedSize = checker.getSize(1) * checker.getSize(2);
    const items = perform();
    const size = Math.min(wantedSize, items * checker.getSize(1));
    checker.assumeWritten(checker.getPointer(0));
    if (size > 0) checker.checkWrite(checker.getPointer(0), size);
    return items;
  },
  fwrite: (checker, perform) => {
    const [elementSize, count] = [checker.getSize(1), checker.getSize(2)];
    const size = elementSize * count;
    // A program that counts in bytes writes one object.
    const checkedSize = elementSize === 1 ? size : elementSize;
    checker.checkRead(checker.getPointer(0), size, checkedSize);
    return perform();
  },
};
