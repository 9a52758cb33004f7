import {
  createCodeBlock,
  createFenceKind,
  type Fence,
} from '../../kit/fence/kind';
import {
  FenceError,
  hasNoValue,
  hasText,
  readOptions,
  type OptionRules,
  type Options,
} from '../../kit/fence/options';
import { isCodeFile, isFileName } from '../engine/playground/fileNames';
import { isCFence } from './program';

/**
 * Parts of an output that may differ between runs; the comparison replaces
 * them.
 */
const masks = {
  direcciones: /0x[\da-f]+/gi,
  cifras: /-?\d+(?:\.\d+)?/g,
} as const;

type Mask = keyof typeof masks;

/** Fence of a block with the output of the program above it. */
export interface OutputFence {
  /** `pc`: output on a 64-bit Linux, where it differs from the page's. */
  readonly from: 'page' | 'pc';
  /** True when the program ends its last line. */
  readonly endsLine: boolean;
  readonly mask: Mask | undefined;
}

/** Fence of a block of text, which may be the output of a program. */
export interface TextFence extends Fence {
  readonly language: 'text';
  /** Data file of the runnable program below it: its ending. */
  readonly file: { readonly endsLine: boolean } | undefined;
  readonly output: OutputFence | undefined;
}

const isText = (fence: Fence | undefined): fence is TextFence =>
  fence?.language === 'text';

const isMask = (value: string | undefined): value is Mask =>
  value !== undefined && Object.hasOwn(masks, value);

const outputs = ['salida', 'salida-pc'];

const rules: OptionRules = {
  title: { form: 'title="…"', isValid: hasText, excludes: outputs },
  archivo: { form: 'archivo', isValid: hasNoValue, excludes: outputs },
  salida: { form: 'salida', isValid: hasNoValue, excludes: ['salida-pc'] },
  'salida-pc': { form: 'salida-pc', isValid: hasNoValue },
  'sin-salto': {
    form: 'sin-salto',
    isValid: hasNoValue,
    needs: [...outputs, 'archivo'],
  },
  varia: {
    form: Object.keys(masks)
      .map((each) => `varia="${each}"`)
      .join(' o '),
    isValid: isMask,
    needs: outputs,
  },
};

function readDataFile(options: Options): TextFence['file'] {
  if (!options.has('archivo')) return undefined;
  const title = options.get('title') ?? '';
  if (!isFileName(title) || isCodeFile(title))
    throw new FenceError(
      'en un bloque «archivo» de datos, title="…" con su nombre, como puntos.txt',
      title === '' ? 'un bloque sin nombre' : `title="${title}"`,
    );
  return { endsLine: !options.has('sin-salto') };
}

function readOutput(options: Options): OutputFence | undefined {
  if (!outputs.some((each) => options.has(each))) return undefined;
  const mask = options.get('varia');
  return {
    from: options.has('salida') ? 'page' : 'pc',
    endsLine: !options.has('sin-salto'),
    mask: isMask(mask) ? mask : undefined,
  };
}

/**
 * Reads the options of a block of text.
 *
 * @throws {FenceError} for invalid options.
 */
export function readTextFence(meta: string): TextFence {
  const options = readOptions(meta, rules);
  return {
    language: 'text',
    title: options.get('title'),
    file: readDataFile(options),
    output: readOutput(options),
  };
}

/**
 * Checks that an output block follows a program that can write it.
 *
 * @throws {FenceError} otherwise.
 */
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
  if (!isCFence(before) || !before.runnable)
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

/** Returns the exact output that the block states. */
export function getExpectedOutput(
  text: string,
  { endsLine }: Pick<OutputFence, 'endsLine'>,
): string {
  return endsLine ? `${text}\n` : text;
}

/** Returns the exact text of a file; an empty block is an empty file. */
export const getFileText = (
  text: string,
  ending: Pick<OutputFence, 'endsLine'>,
): string => (text === '' ? '' : getExpectedOutput(text, ending));

/** Masks the parts of an output that may differ between runs. */
export function maskOutput(text: string, { mask }: OutputFence): string {
  return mask === undefined ? text : text.replace(masks[mask], '…');
}

/** Kind of fence for text; the output of a program joins its block. */
export const outputFence = createFenceKind<TextFence>({
  read: readTextFence,
  toElement: ({ title, file, output }, { text, label, previous }) => {
    if (file)
      return {
        element: 'CLabFile',
        props: { title, ending: file.endsLine ? '\n' : '' },
        isPart: true,
      };
    if (!output) return createCodeBlock(label, title);
    checkOutputAfter(previous?.fence, output);
    if (output.from === 'pc')
      return createCodeBlock('Salida en Linux de 64 bits', title);
    previous?.addProps({ output: getExpectedOutput(text, output) });
    return undefined;
  },
});
