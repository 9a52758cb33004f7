import type { Model, ModelMap } from './model';

/** Models a function that reads the strings in some arguments. */
export const modelStringRead =
  (...places: readonly number[]): Model =>
  (checker, perform) => {
    for (const place of places) checker.checkString(checker.getPointer(place));
    return checker.createResult(perform(), 0);
  };

/** Models `strcpy`, `strncpy` and, with `appends`, `strcat` and `strncat`. */
const modelStringCopy =
  (appends: boolean, isLimited: boolean): Model =>
  (checker, perform) => {
    const [target, source] = [checker.getPointer(0), checker.getPointer(1)];
    const maxBytes = isLimited ? checker.getSize(2) : Infinity;
    const length = checker.checkString(source, maxBytes);
    const before = appends ? checker.checkString(target) : 0;
    const size =
      isLimited && !appends
        ? maxBytes
        : Math.min(length, maxBytes) + 1 + before;
    if (size > 0) checker.checkStringWrite(target, size);
    return checker.createResult(perform() >>> 0, 0);
  };

/** Functions that read and write strings. */
export const stringModels: ModelMap = {
  strlen: modelStringRead(0),
  strcmp: modelStringRead(0, 1),
  strncmp: (checker, perform) => {
    const maxBytes = checker.getSize(2);
    for (const place of [0, 1]) {
      const pointer = checker.getPointer(place);
      const memoryObject = checker.getObject(pointer);
      const room =
        memoryObject && memoryObject.kind !== 'frame'
          ? memoryObject.end - pointer.address
          : 0;
      checker.checkString(
        pointer,
        memoryObject ? Math.min(maxBytes, Math.max(room, 0)) : maxBytes,
      );
    }
    return perform();
  },
  strchr: modelStringRead(0),
  strrchr: modelStringRead(0),
  strstr: modelStringRead(0, 1),
  strpbrk: modelStringRead(0, 1),
  strspn: modelStringRead(0, 1),
  strcspn: modelStringRead(0, 1),
  strtok: (checker, perform) => {
    if (checker.getSize(0) !== 0) {
      checker.checkString(checker.getPointer(0));
      checker.checkPointer(checker.getPointer(0), true);
    }
    checker.checkString(checker.getPointer(1));
    return checker.createResult(perform() >>> 0, 0);
  },
  strcpy: modelStringCopy(false, false),
  strcat: modelStringCopy(true, false),
  strncpy: modelStringCopy(false, true),
  strncat: modelStringCopy(true, true),
  atoi: modelStringRead(0),
  atol: modelStringRead(0),
  atoll: modelStringRead(0),
  atof: modelStringRead(0),
  strtol: (checker, perform) => {
    checker.checkString(checker.getPointer(0));
    checker.assumeWritten(checker.getPointer(1));
    return perform();
  },
};
