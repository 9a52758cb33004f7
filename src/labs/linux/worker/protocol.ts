/** What the page and the worker of the Linux lab say to each other. */
import type { LoadFailureReason } from '../../kit/loading';
import type { Claim } from '../engine/terminals';
import type {
  ControlOptions,
  ControlResult,
  MachineNotice,
  TerminalSize,
} from '../engine/types';
import type { Download } from '../../kit/download';

/** What the machine is made of. */
export interface LinuxDownloads {
  readonly wasm: Download;
  readonly bios: Download;
  readonly vgaBios: Download;
  readonly snapshot: Download;
  /** The folder of the image's files, each under its own name. */
  readonly files: string;
  readonly memoryMb: number;
}

/** Something to do, and what comes of it. */
export interface LinuxCalls {
  readonly take: {
    readonly ask: { readonly claim: Claim };
    readonly answer: 'fresh' | 'kept';
  };
  readonly resize: {
    readonly ask: { readonly size: TerminalSize };
    readonly answer: undefined;
  };
  readonly control: {
    readonly ask: {
      readonly script: string;
      readonly options?: ControlOptions;
    };
    readonly answer: ControlResult;
  };
  readonly reset: { readonly ask: object; readonly answer: undefined };
  readonly undo: { readonly ask: object; readonly answer: boolean };
  readonly suspend: { readonly ask: object; readonly answer: undefined };
  readonly resume: { readonly ask: object; readonly answer: undefined };
  readonly read: {
    readonly ask: { readonly path: string };
    readonly answer: Uint8Array;
  };
  readonly write: {
    readonly ask: { readonly path: string; readonly bytes: Uint8Array };
    readonly answer: undefined;
  };
}

export type LinuxCallName = keyof LinuxCalls;

/** One of them, as it travels. */
export type LinuxCall = {
  [Name in LinuxCallName]: { readonly name: Name } & LinuxCalls[Name]['ask'];
}[LinuxCallName];

/** Why something could not be done; errors do not travel with their class. */
export type LinuxRefusal =
  | { readonly kind: 'control-timeout'; readonly ms: number }
  | { readonly kind: 'set-up'; readonly result: ControlResult }
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'transfer'; readonly message: string }
  | { readonly kind: 'other'; readonly message: string };

/** To the worker. */
export type LinuxMessage =
  | {
      readonly kind: 'init';
      readonly downloads: LinuxDownloads;
      /** What the browser keeps of the files is damaged. */
      readonly refresh: boolean;
    }
  | { readonly kind: 'call'; readonly id: number; readonly call: LinuxCall }
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'ping' };

/** From the worker. */
export type LinuxReply =
  | { readonly kind: 'progress'; readonly received: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: LoadFailureReason }
  | {
      readonly kind: 'output';
      readonly terminal: string;
      readonly bytes: Uint8Array;
    }
  | { readonly kind: 'notice'; readonly notice: MachineNotice }
  | { readonly kind: 'done'; readonly id: number; readonly value: unknown }
  | {
      readonly kind: 'refused';
      readonly id: number;
      readonly refusal: LinuxRefusal;
    }
  | { readonly kind: 'pong' };
