import type { CallChecker } from './callChecker';
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
  if (address !== 0) {
    checker.memory.closedFiles.delete(address);
    checker.memory.openFiles.set(address, {
      name,
      openedAt: checker.memory.getPlace(),
    });
  }
  return address;
};

/** Position of the stream among the arguments of each function that takes one. */
const streamPlaces: Readonly<Record<string, number | undefined>> = {
  fprintf: 0,
  vfprintf: 0,
  fscanf: 0,
  fgetc: 0,
  getc: 0,
  fgets: 2,
  getline: 2,
  fputc: 1,
  putc: 1,
  fputs: 1,
  ungetc: 1,
  fread: 3,
  fwrite: 3,
  fclose: 0,
  fflush: 0,
  feof: 0,
  ferror: 0,
  clearerr: 0,
  rewind: 0,
  fseek: 0,
  ftell: 0,
  freopen: 2,
};

/**
 * Checks the stream that a function receives.
 *
 * @throws {ProgramEnded} when it was closed: its memory was freed.
 */
export function checkStream(checker: CallChecker): void {
  const { memory, call } = checker;
  const place = streamPlaces[call.name];
  if (place === undefined) return;
  const file = memory.closedFiles.get(checker.getSize(place));
  if (file === undefined) return;
  memory.reportFinding('memory_file_closed', {
    function: call.name,
    file: file.name,
    freed: file.closedAt.line,
  });
  memory.endProgram();
}

/** Functions that read and write files. */
export const fileModels: ModelMap = {
  fopen: modelOpen,
  freopen: modelOpen,
  fclose: (checker, perform) => {
    const { openFiles, closedFiles } = checker.memory;
    const address = checker.getSize(0);
    const file = openFiles.get(address);
    if (file !== undefined)
      closedFiles.set(address, {
        name: file.name,
        closedAt: checker.memory.getPlace(),
      });
    openFiles.delete(address);
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
