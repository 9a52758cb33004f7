/** Messages between the page and the worker of the Linux lab. */
import type { Download } from '../../kit/download';
import type { MachineCalls } from '../engine/calls';
import type { ControlResult, MachineNotice } from '../engine/types';

/** Files and settings of the machine to download. */
export interface LinuxDownloads {
  readonly wasm: Download;
  readonly snapshot: Download;
  /** Address of the folder with the image's files. */
  readonly files: string;
  readonly memoryMb: number;
}

/**
 * Reason for a rejected call, since structured cloning loses an error's class.
 */
export type LinuxRefusal =
  | { readonly kind: 'control-timeout'; readonly ms: number }
  | { readonly kind: 'set-up'; readonly result: ControlResult }
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'transfer'; readonly message: string }
  | { readonly kind: 'other'; readonly message: string };

/** Message types of the machine's worker. */
export interface LinuxProtocol {
  readonly init: { readonly downloads: LinuxDownloads };
  readonly ready: object;
  readonly calls: MachineCalls;
  readonly refusal: LinuxRefusal;
  readonly aside:
    | { readonly kind: 'type'; readonly text: string }
    | { readonly kind: 'ping' };
  readonly event:
    | {
        readonly kind: 'output';
        readonly terminal: string;
        readonly bytes: Uint8Array;
      }
    | { readonly kind: 'notice'; readonly notice: MachineNotice }
    | { readonly kind: 'pong' };
}
