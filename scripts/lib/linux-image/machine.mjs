import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { TextDecoder, TextEncoder } from 'node:util';
import { V86 } from 'v86';
import { compileEmulator } from './emulator.mjs';

/** Command line of the kernel; a snapshot already contains it. */
const COMMAND_LINE =
  'console=ttyS0 mitigations=off init_on_free=1 tsc=reliable random.trust_cpu=on quiet loglevel=3';

/** Bytes of video memory, which is not used: v86 accepts no less. */
const VIDEO_BYTES = 2 << 20;

/** Time limit of any wait for a machine, on the slowest computer of ours. */
const MACHINE_TIMEOUT_MS = 300_000;

/** Answer of the control channel; `control.c` defines its protocol. */
// eslint-disable-next-line no-control-regex -- they are its marks
const ANSWER = /\x1eguion\n([^]*)\x1eguion (\d+)\n/;

/**
 * @param {string} file
 * @returns {Promise<{buffer: ArrayBuffer}>}
 */
async function readArrayBuffer(file) {
  const bytes = await readFile(file);
  return {
    buffer: /** @type {ArrayBuffer} */ (
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
    ),
  };
}

/**
 * @typedef {object} NodeMachine
 * @property {() => string} screen Returns everything that the learner's
 *   terminal has written.
 * @property {(text: string) => void} type
 * @property {(pattern: RegExp, from?: number) => Promise<string>} waitFor
 *   Returns the output of the terminal from a position on, once it matches.
 * @property {(line: string) => Promise<string>} run Types a line, and returns
 *   its output up to the next prompt.
 * @property {(script: string) => Promise<{status: number, output: string}>} control
 * @property {() => Promise<Uint8Array>} save
 * @property {() => Promise<void>} end
 */

/** Prompt of `alumno` or of root, with nothing after it. */
// eslint-disable-next-line no-control-regex -- what a terminal writes is full of them
export const PROMPT = /\x1b\]133;A\x07[^\n]*[$#] (?:\x1b\[[0-9;?]*[a-zA-Z])*$/;

/**
 * Root of the repository, folder of the image, and folder of its files, each
 * packed by itself.
 *
 * @typedef {{root: string, folder: string, store: string, memoryMb: number, fromSnapshot: boolean}} MachineOptions
 */

/**
 * Creates an emulator on the image.
 *
 * @param {MachineOptions} options
 * @returns {Promise<V86>}
 */
async function createEmulator({ root, folder, store, memoryMb, fromSnapshot }) {
  const getFilePath = (/** @type {string} */ name) => path.join(folder, name);
  const emulatorModule = await compileEmulator(root);
  return new V86({
    wasm_fn: async (imports) =>
      (await WebAssembly.instantiate(emulatorModule, imports)).exports,
    bios: await readArrayBuffer(getFilePath('seabios.bin')),
    vga_bios: await readArrayBuffer(getFilePath('vgabios.bin')),
    ...(fromSnapshot
      ? { initial_state: await readArrayBuffer(getFilePath('state.bin.zst')) }
      : {
          bzimage: await readArrayBuffer(getFilePath('bzimage.bin')),
          initrd: await readArrayBuffer(getFilePath('initrd.bin')),
          cmdline: COMMAND_LINE,
        }),
    filesystem: {
      ...(fromSnapshot ? {} : { basefs: getFilePath('fs.json') }),
      baseurl: `${store}/`,
    },
    memory_size: memoryMb << 20,
    vga_memory_size: VIDEO_BYTES,
    uart1: true,
    autostart: true,
    disable_keyboard: true,
    disable_mouse: true,
    disable_speaker: true,
  });
}

/**
 * Starts the machine of an image in this process.
 *
 * @param {MachineOptions} options
 * @returns {Promise<NodeMachine>} Machine that waits at its prompt.
 */
export async function startMachine(options) {
  const emulator = await createEmulator(options);

  /** @type {Set<() => void>} */
  const pendingChecks = new Set();
  /** @param {0 | 1} port */
  const collectOutput = (port) => {
    const decoder = new TextDecoder();
    const receivedOutput = { text: '' };
    emulator.add_listener(
      `serial${port}-output-byte`,
      (/** @type {number} */ byte) => {
        receivedOutput.text += decoder.decode(Uint8Array.of(byte), {
          stream: true,
        });
        for (const check of pendingChecks) check();
      },
    );
    return receivedOutput;
  };
  const [terminal, answers] = [collectOutput(0), collectOutput(1)];
  const send = (/** @type {0 | 1} */ port, /** @type {string} */ text) => {
    emulator.serial_send_bytes(port, new TextEncoder().encode(text));
  };

  /**
   * @param {{text: string}} receivedOutput
   * @param {RegExp} pattern
   * @param {number} start
   * @returns {Promise<string>}
   */
  const waitFor = (receivedOutput, pattern, start) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        pendingChecks.delete(check);
        reject(
          new Error(
            `La máquina no llegó a ${pattern}. Lo último que escribió:\n${receivedOutput.text.slice(-500)}`,
          ),
        );
      }, MACHINE_TIMEOUT_MS);
      const check = () => {
        const text = receivedOutput.text.slice(start);
        if (!pattern.test(text)) return;
        clearTimeout(timer);
        pendingChecks.delete(check);
        resolve(text);
      };
      pendingChecks.add(check);
      check();
    });

  /** @type {NodeMachine} */
  const machine = {
    screen: () => terminal.text,
    type: (text) => {
      send(0, text);
    },
    waitFor: (pattern, start = 0) => waitFor(terminal, pattern, start),
    run: async (line) => {
      const start = terminal.text.length;
      send(0, `${line}\n`);
      return waitFor(terminal, PROMPT, start);
    },
    control: async (script) => {
      const start = answers.text.length;
      send(1, `\x01x guion\n${script}\x04`);
      const [, output = '', status] =
        ANSWER.exec(await waitFor(answers, ANSWER, start)) ?? [];
      return { status: Number(status), output };
    },
    save: async () => {
      await emulator.stop();
      return new Uint8Array(await emulator.save_state());
    },
    end: () => emulator.destroy(),
  };

  if (options.fromSnapshot) {
    await new Promise((resolve) => {
      emulator.add_listener('emulator-ready', resolve);
    });
    // The prompt was written before the snapshot: an empty line asks for another.
    await machine.run('');
  } else await machine.waitFor(PROMPT);
  return machine;
}
