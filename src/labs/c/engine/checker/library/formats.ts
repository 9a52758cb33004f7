import { parsePrintFormat, parseScanFormat, getStoredSize } from '../format';
import type { CallChecker } from './callChecker';
import type { Model, ModelMap } from './model';
import { VariadicArguments } from './variadicArguments';

const getPrintedSize = (letter: string, length: string): number => {
  if ('eEfFgGaA'.includes(letter)) return length === 'L' ? 16 : 8;
  return (length === 'll' || length === 'j') && letter !== 's' ? 8 : 4;
};

function checkPrintArguments(checker: CallChecker, formatAt: number): void {
  const variadicArguments = new VariadicArguments(
    checker,
    checker.getSize(formatAt + 1),
  );
  for (const conversion of parsePrintFormat(checker.readText(formatAt))) {
    const { letter, length, precision, isStarred } = conversion;
    if (isStarred) variadicArguments.advance(4);
    const maxLetters =
      precision === '*' ? variadicArguments.readWord() : precision;
    if (letter === 's' && length === '')
      checker.checkString(variadicArguments.readPointer(), maxLetters);
    else variadicArguments.advance(getPrintedSize(letter, length));
  }
}

function callScan(
  checker: CallChecker,
  formatAt: number,
  perform: () => number,
): number {
  const variadicArguments = new VariadicArguments(
    checker,
    checker.getSize(formatAt + 1),
  );
  const targets = parseScanFormat(checker.readText(formatAt)).map(
    (conversion) => {
      const pointer = variadicArguments.readPointer();
      const size = getStoredSize(conversion);
      if (checker.checkPointer(pointer, true) && size > 0)
        checker.memory.checkAccess(pointer.origin, pointer.address, size, true);
      return { conversion, pointer, size };
    },
  );
  const value = perform();
  let left = value;
  for (const { conversion, pointer, size } of targets) {
    if (left <= 0) break;
    if (conversion.letter !== 'n') left -= 1;
    if (size > 0) {
      if (conversion.letter === 'c') checker.assumeWritten(pointer);
      checker.markInitialized(pointer.address, size);
      continue;
    }
    let length = 0;
    while (checker.readByte(pointer.address + length) !== 0) length += 1;
    checker.checkStringWrite(pointer, length + 1);
  }
  return value;
}

const modelPrint =
  (formatAt: number): Model =>
  (checker, perform) => {
    checkPrintArguments(checker, formatAt);
    return perform();
  };

/** Functions that read a format. */
export const formatModels: ModelMap = {
  printf: modelPrint(0),
  fprintf: modelPrint(1),
  sprintf: (checker, perform) => {
    checkPrintArguments(checker, 1);
    const length = perform();
    if (length >= 0)
      checker.checkStringWrite(checker.getPointer(0), length + 1);
    return length;
  },
  snprintf: (checker, perform) => {
    checkPrintArguments(checker, 2);
    const length = perform();
    const size = Math.min(length + 1, checker.getSize(1));
    if (length >= 0 && size > 0)
      checker.checkStringWrite(checker.getPointer(0), size);
    return length;
  },
  scanf: (checker, perform) => callScan(checker, 0, perform),
  sscanf: (checker, perform) => {
    checker.checkString(checker.getPointer(0));
    return callScan(checker, 1, perform);
  },
  fscanf: (checker, perform) => callScan(checker, 1, perform),
};
