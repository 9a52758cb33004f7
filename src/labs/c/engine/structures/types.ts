import type { HeapBlock, Value } from '../tracer/types';

/** Content of a link. `other`: an address that is no node of its type. */
export type LinkTarget =
  | { readonly kind: 'node'; readonly id: string }
  | { readonly kind: 'null' | 'unset' | 'dangling' | 'other' };

/** A pointer of a node to nodes of its type. */
export interface Link {
  /** Path of the pointer in the node: `.sig`, `.hijos[2]`. */
  readonly path: string;
  /** Field, without the index of an array of links. */
  readonly field: string;
  readonly target: LinkTarget;
}

/** A record that links to others of its type. */
export interface GraphNode {
  /** Id of its block or variable. */
  readonly id: string;
  readonly record: string;
  readonly state: HeapBlock['state'];
  /** Undefined for a freed block. */
  readonly value: Value | undefined;
  readonly links: readonly Link[];
}

/** A pointer from outside to a node. */
export interface Entry {
  /** Object and path of the pointer. */
  readonly object: string;
  readonly path: string;
  readonly node: string;
  /** Part of the node that it points to; empty for the whole. */
  readonly part: string;
}

/** An array of pointers to nodes. */
export interface HeadArray {
  readonly object: string;
  readonly path: string;
  readonly record: string;
  readonly heads: readonly {
    readonly path: string;
    readonly target: LinkTarget;
  }[];
  /** True when elements are not shown. */
  readonly isCut: boolean;
}

/** The nodes of a step and what leads to them. */
export interface MemoryGraph {
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly entries: readonly Entry[];
  readonly headArrays: readonly HeadArray[];
}

/** Meaning of the link fields of a record. */
export type Role =
  | { readonly kind: 'list'; readonly next: string }
  | {
      readonly kind: 'double-list';
      readonly next: string;
      readonly previous: string;
    }
  | {
      readonly kind: 'tree';
      readonly children: readonly string[];
      readonly hasChildArray: boolean;
      readonly parent: string | undefined;
    };

/** Form of linked nodes. */
export type StructureKind =
  'list' | 'double-list' | 'ring' | 'double-ring' | 'tree';

/** Linked nodes that have the form of a known structure. */
export interface Structure {
  readonly kind: StructureKind;
  readonly record: string;
  /** Nodes from the first; of a tree, parents first. */
  readonly nodes: readonly string[];
}
