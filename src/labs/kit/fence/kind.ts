import type { Props } from '../../../remark/jsx';

/** What every block of code says of itself. */
export interface Fence {
  readonly language: string;
  readonly title: string | undefined;
}

/** The element that a block becomes, around its coloured code. */
interface Shown {
  readonly element: string;
  readonly props: Props;
}

/** A block of code where it stands. */
interface Block {
  /** Path of its page inside the project. */
  readonly file: string;
  /** The project. */
  readonly root: string;
  readonly text: string;
  /** What readers are told that its language is. */
  readonly label: string;
  /** The block that it follows, when nothing stands between them. */
  readonly before:
    | {
        readonly fence: Fence;
        /** Gives its element something more. */
        readonly add: (props: Props) => void;
      }
    | undefined;
}

/** How the blocks of one language are read and shown. */
interface FenceRules<F extends Fence> {
  /** @throws {FenceError} for any option that such a block cannot have. */
  readonly read: (meta: string) => F;
  /**
   * Nothing when it is part of the block before it.
   *
   * @throws {FenceError} when it cannot stand there, or holds what it cannot.
   */
  readonly show: (fence: F, block: Block) => Shown | undefined;
}

/** A block of code, read. */
interface ReadFence<F extends Fence> {
  readonly fence: F;
  readonly show: (block: Block) => Shown | undefined;
}

/** A row of the table of blocks of code: `src/labs/fences.ts`. */
export interface FenceKind<F extends Fence> {
  readonly read: (meta: string) => ReadFence<F>;
}

/** Makes a row of the table of blocks of code. */
export function fenceKind<F extends Fence>({
  read,
  show,
}: FenceRules<F>): FenceKind<F> {
  return {
    read: (meta) => {
      const fence = read(meta);
      return { fence, show: (block) => show(fence, block) };
    },
  };
}

/** A block that is only shown. */
export function codeBlock(
  label: string,
  title: string | undefined,
  session: Props = {},
): Shown {
  return { element: 'CodeBlock', props: { label, title, ...session } };
}
