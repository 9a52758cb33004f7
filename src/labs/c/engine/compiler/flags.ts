import type { CompilerFlag, Standard } from '../types';

/** Undefined behaviour that is found while a program runs, and the program goes on. */
const recoverableChecks = [
  'alignment',
  'array-bounds',
  'bool',
  'builtin',
  'enum',
  'integer-divide-by-zero',
  'nonnull-attribute',
  'null',
  'object-size',
  'pointer-overflow',
  'returns-nonnull-attribute',
  'shift-base',
  'shift-exponent',
  'signed-integer-overflow',
  'vla-bound',
];

/** After these there is nothing to go on with. */
const finalChecks = ['return', 'unreachable'];

/** What those checks call when they find something, as the runner must offer it. */
const checkHandlers = [
  'add_overflow',
  'alignment_assumption',
  'divrem_overflow',
  'invalid_builtin',
  'load_invalid_value',
  'mul_overflow',
  'negate_overflow',
  'nonnull_arg',
  'nonnull_return_v1',
  'out_of_bounds',
  'pointer_overflow',
  'shift_out_of_bounds',
  'sub_overflow',
  'type_mismatch_v1',
  'vla_bound_not_positive',
].flatMap((name) => [name, `${name}_abort`]);

/** Functions of the module `env` that a program may leave for the runner to define. */
export const runtimeImports: readonly string[] = [
  ...checkHandlers,
  'builtin_unreachable',
  'missing_return',
].map((name) => `__ubsan_handle_${name}`);

/** As much as Linux gives a program unless told otherwise. */
const stackBytes = 8 * 1024 * 1024;

/**
 * Beyond it `malloc` answers NULL, and before it on a device that has no more: what
 * a program does not ask for takes nothing.
 */
const maximumMemoryBytes = 256 * 1024 * 1024;

const language = (standard: Standard) => [
  '-triple',
  'wasm32-unknown-wasip1',
  '-resource-dir',
  '/usr',
  '-isysroot',
  '/usr',
  '-internal-isystem',
  '/usr/include',
  '-internal-isystem',
  '/usr/include/wasm32-wasip1',
  '-fgnuc-version=4.2.1',
  '-target-cpu',
  'generic',
  // Without them `setjmp.h` and `signal.h` refuse to be included, and `clock` to be called.
  '-target-feature',
  '+exception-handling',
  '-exception-model=wasm',
  '-D_WASI_EMULATED_SIGNAL',
  '-D_WASI_EMULATED_PROCESS_CLOCKS',
  '-Wall',
  '-Wextra',
  // What gcc's `-Wextra` says and clang's does not.
  '-Wimplicit-fallthrough',
  '-Wtautological-unsigned-zero-compare',
  // What neither says unless it is asked, and a beginner needs to know.
  '-Wunreachable-code',
  `-std=${standard}`,
  '-ferror-limit',
  '19',
  '-x',
  'c',
];

/** What clang is told to read a file and print its syntax tree. */
export const parseArguments = (source: string, standard: Standard) => [
  'clang',
  '-cc1',
  '-fsyntax-only',
  '-ast-dump=json',
  ...language(standard),
  source,
];

const objectFile = (source: string, object: string) => [
  'clang',
  '-cc1',
  '-emit-obj',
  '-disable-free',
  '-clear-ast-before-backend',
  '-main-file-name',
  source,
  '-mrelocation-model',
  'static',
  '-mframe-pointer=none',
  '-ffp-contract=on',
  '-fno-rounding-math',
  '-mconstructor-aliases',
  '-fvisibility=hidden',
  '-O0',
  '-mllvm',
  '-wasm-enable-sjlj',
  '-o',
  object,
];

/** Lines, variables and types; the version that the tracer reads. */
const debugInformation = [
  '-debug-info-kind=constructor',
  '-dwarf-version=4',
  '-debugger-tuning=gdb',
];

/** What clang is told to compile a learner's file. */
export const compileArguments = (
  source: string,
  object: string,
  standard: Standard,
  flags: readonly CompilerFlag[] = [],
  debugInfo = false,
  unchecked = false,
) => [
  ...objectFile(source, object),
  ...(debugInfo ? debugInformation : []),
  ...(unchecked
    ? []
    : [
        `-fsanitize=${[...recoverableChecks, ...finalChecks].join(',')}`,
        `-fsanitize-recover=${recoverableChecks.join(',')}`,
      ]),
  ...language(standard),
  ...flags,
  source,
];

/** What clang is told to compile a file of ours that goes into programs. */
export const supportArguments = (source: string, object: string) => [
  ...objectFile(source, object),
  ...language('c17'),
  source,
];

const libraries = '/usr/lib/wasm32-wasip1';
const builtins = '/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a';

/** What the linker is told. */
export const linkArguments = (
  objects: readonly string[],
  support: readonly string[],
  importsFile: string,
  program: string,
  debugInfo = false,
) => [
  'wasm-ld',
  '-m',
  'wasm32',
  `-L${libraries}`,
  `${libraries}/crt1-command.o`,
  ...objects,
  // Taken only by programs that refer to what is in them.
  '--start-lib',
  ...support,
  '--end-lib',
  '-lsetjmp',
  '-lwasi-emulated-signal',
  '-lwasi-emulated-process-clocks',
  // Before libc, or `%Lf` would end the program.
  '-lc-printscan-long-double',
  '-lc',
  builtins,
  '--wrap=__stdio_read',
  `--allow-undefined-file=${importsFile}`,
  '--stack-first',
  '-z',
  `stack-size=${stackBytes}`,
  `--max-memory=${maximumMemoryBytes}`,
  ...(debugInfo ? [] : ['--strip-debug']),
  // Tells a stack that ran out from a pointer that went astray.
  '--export=__stack_pointer',
  '-o',
  program,
];
