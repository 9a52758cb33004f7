import type { FilesTogether } from '../engine/emulator';

/** As `scripts/lib/labs/together.mjs` makes it. */
export interface TogetherTable {
  readonly files: readonly (readonly [name: string, size: number])[];
  /** Places in `files`: of a program, and of what it asks for after it. */
  readonly groups: readonly (readonly number[])[];
}

/** The table as the machine looks things up in it. */
export function filesTogether({ files, groups }: TogetherTable): FilesTogether {
  return new Map(
    groups.map((group) => {
      const [program, ...rest] = group.flatMap((place) => {
        const file = files[place];
        return file ? [file] : [];
      });
      return [program?.[0] ?? '', rest];
    }),
  );
}
