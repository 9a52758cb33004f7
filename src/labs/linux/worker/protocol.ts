/** What the page and the worker of the Linux lab say to each other. */
import type { Download } from '../../kit/download';
import type { MachineCalls } from '../engine/calls';
import type { ControlResult, MachineNotice } from '../engine/types';

/** What the machine is made of. */
export interface LinuxDownloads {
  readonly wasm: Download;
  readonly snapshot: Download;
  /** The folder of the image's files, each under its own name. */
  readonly files: string;
  readonly memoryMb: number;
}

/** Why something could not be done; errors do not travel with their class. */
export type LinuxRefusal =
  | { readonly kind: 'control-timeout'; readonly ms: number }
  | { readonly kind: 'set-up'; readonly result: ControlResult }
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'transfer'; readonly message: string }
  | { readonly kind: 'other'; readonly message: string };

/** Of the machine's worker. */
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
