import type { ElementContent } from 'hast';
import type { Props } from '../../../content/jsx';

/** Data that every fence has. */
export interface Fence {
  readonly language: string;
  readonly title: string | undefined;
}

/** Element rendered for a fence, around its highlighted code. */
interface FenceElement {
  readonly element: string;
  readonly props: Props;
  /** True when it goes inside of the element of the next fence. */
  readonly isPart?: boolean;
  /** True when it accepts such elements, before its own code. */
  readonly takesParts?: boolean;
  /** Nodes that go inside of it after its code. */
  readonly tail?: readonly ElementContent[];
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
  readonly previous:
    | {
        readonly fence: Fence;
        /** Adds props to the element of that fence. */
        readonly addProps: (props: Props) => void;
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
  readonly toElement: (fence: F, block: Block) => FenceElement | undefined;
}

/** Parsed fence. */
interface ReadFence<F extends Fence> {
  readonly fence: F;
  readonly toElement: (block: Block) => FenceElement | undefined;
}

/** Row of the table of fences in a laboratory's `build.ts`. */
export interface FenceKind<F extends Fence> {
  readonly read: (meta: string) => ReadFence<F>;
}

/** Creates a row of the table of fences. */
export function createFenceKind<F extends Fence>({
  read,
  toElement,
}: FenceRules<F>): FenceKind<F> {
  return {
    read: (meta) => {
      const fence = read(meta);
      return { fence, toElement: (block) => toElement(fence, block) };
    },
  };
}

/** Returns the element of a fence that is shown without interaction. */
export function createCodeBlock(
  label: string,
  title: string | undefined,
  session: Props = {},
): FenceElement {
  return { element: 'CodeBlock', props: { label, title, ...session } };
}
