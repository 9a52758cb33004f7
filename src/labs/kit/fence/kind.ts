import type { Props } from '../../../remark/jsx';

/** Data that every fence has. */
export interface Fence {
  readonly language: string;
  readonly title: string | undefined;
}

/** Element rendered for a fence, around its highlighted code. */
interface Shown {
  readonly element: string;
  readonly props: Props;
}

/** Fence with its position in the page. */
interface Block {
  /** Path of the page, relative to the project. */
  readonly file: string;
  /** Path of the project. */
  readonly root: string;
  readonly text: string;
  /** Name of the language shown to readers. */
  readonly label: string;
  /** The fence just before this one, when nothing stands between them. */
  readonly before:
    | {
        readonly fence: Fence;
        /** Adds props to the element of that fence. */
        readonly add: (props: Props) => void;
      }
    | undefined;
}

/** Reader and renderer of the fences of one language. */
interface FenceRules<F extends Fence> {
  /** @throws {FenceError} for an option that such a fence does not accept. */
  readonly read: (meta: string) => F;
  /**
   * Returns undefined when the fence is part of the one before.
   *
   * @throws {FenceError} when the fence cannot be there, or its content is
   * invalid.
   */
  readonly show: (fence: F, block: Block) => Shown | undefined;
}

/** Parsed fence. */
interface ReadFence<F extends Fence> {
  readonly fence: F;
  readonly show: (block: Block) => Shown | undefined;
}

/** Row of the table of fences in a laboratory's `build.ts`. */
export interface FenceKind<F extends Fence> {
  readonly read: (meta: string) => ReadFence<F>;
}

/** Creates a row of the table of fences. */
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

/** Returns the element of a fence that is shown without interaction. */
export function codeBlock(
  label: string,
  title: string | undefined,
  session: Props = {},
): Shown {
  return { element: 'CodeBlock', props: { label, title, ...session } };
}
