import { codeBlock, fenceKind, type Fence } from '../../kit/fence/kind';
import {
  FenceError,
  isBare,
  isFilled,
  readOptions,
  type OptionRules,
  type Options,
} from '../../kit/fence/options';
import { isProgram } from './program';

/** What may differ from one run to the next, as the check blots it out. */
const masks = {
  direcciones: /0x[\da-f]+/gi,
  cifras: /-?\d+(?:\.\d+)?/g,
} as const;

type Mask = keyof typeof masks;

/** A block that shows what the program above it writes. */
export interface OutputFence {
  /** `pc`: where a 64-bit Linux answers something else than the page. */
  readonly from: 'page' | 'pc';
  /** Whether the program ends its last line. */
  readonly endsLine: boolean;
  readonly mask: Mask | undefined;
}

/** A block of text, which may be what a program writes. */
export interface TextFence extends Fence {
  readonly language: 'text';
  readonly output: OutputFence | undefined;
}

const isText = (fence: Fence | undefined): fence is TextFence =>
  fence?.language === 'text';

const isMask = (value: string | undefined): value is Mask =>
  value !== undefined && Object.hasOwn(masks, value);

const outputs = ['salida', 'salida-pc'];

const rules: OptionRules = {
  title: { form: 'title="…"', fits: isFilled, excludes: outputs },
  salida: { form: 'salida', fits: isBare, excludes: ['salida-pc'] },
  'salida-pc': { form: 'salida-pc', fits: isBare },
  'sin-salto': { form: 'sin-salto', fits: isBare, needs: outputs },
  varia: {
    form: Object.keys(masks)
      .map((each) => `varia="${each}"`)
      .join(' o '),
    fits: isMask,
    needs: outputs,
  },
};

function readOutput(options: Options): OutputFence | undefined {
  if (!outputs.some((each) => options.has(each))) return undefined;
  const mask = options.get('varia');
  return {
    from: options.has('salida') ? 'page' : 'pc',
    endsLine: !options.has('sin-salto'),
    mask: isMask(mask) ? mask : undefined,
  };
}

/** @throws {FenceError} for any option that a block of text cannot have. */
export function readTextFence(meta: string): TextFence {
  const options = readOptions(meta, rules);
  return {
    language: 'text',
    title: options.get('title'),
    output: readOutput(options),
  };
}

/** @throws {FenceError} when a block shows the output of a program that has none. */
export function checkOutputAfter(
  before: Fence | undefined,
  output: OutputFence,
): void {
  if (output.from === 'pc') {
    if (isText(before) && before.output?.from === 'page') return;
    throw new FenceError(
      'salida-pc justo después de un bloque text salida',
      'un bloque salida-pc sin ese bloque delante',
    );
  }
  if (!isProgram(before) || !before.runnable)
    throw new FenceError(
      'salida justo después de un bloque c ejecutable',
      'un bloque salida sin ese bloque delante',
    );
  if (before.outcome.error !== undefined)
    throw new FenceError(
      'ninguna salida tras un programa que no compila (error="…")',
      'un bloque salida',
    );
}

/** What a program must write, to the byte, for this block to be right. */
export function outputOf(text: string, { endsLine }: OutputFence): string {
  return endsLine ? `${text}\n` : text;
}

/** The text with all that may vary made the same. */
export function blot(text: string, { mask }: OutputFence): string {
  return mask === undefined ? text : text.replace(masks[mask], '…');
}

/** Blocks of text; the output of a program goes with it. */
export const outputFence = fenceKind<TextFence>({
  read: readTextFence,
  show: ({ title, output }, { text, label, before }) => {
    if (!output) return codeBlock(label, title);
    checkOutputAfter(before?.fence, output);
    if (output.from === 'pc')
      return codeBlock('Salida en Linux de 64 bits', title);
    before?.add({ output: outputOf(text, output) });
    return undefined;
  },
});
