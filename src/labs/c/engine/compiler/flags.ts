import type { CompilerFlag, Standard } from '../types';

/** UBSan checks that report undefined behaviour and let the program go on. */
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

/** UBSan checks after which the program cannot go on. */
const fatalChecks = ['return', 'unreachable'];

/**
 * Handlers that the UBSan checks call when they find something; the runner
 * provides them.
 */
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

/**
 * Functions of the module `env` that a program imports and the runner defines.
 */
export const runtimeImports: readonly string[] = [
  ...checkHandlers,
  'builtin_unreachable',
  'missing_return',
].map((name) => `__ubsan_handle_${name}`);

/** Stack size in bytes: the default of Linux. */
const STACK_BYTES = 8 * 1024 * 1024;

/**
 * Maximum memory in bytes. Beyond it `malloc` returns NULL, and sooner on a
 * device that has no more. Memory that a program does not ask for is not taken.
 */
const MAX_MEMORY_BYTES = 256 * 1024 * 1024;

const createLanguageArguments = (standard: Standard) => [
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
  // `setjmp.h` and `signal.h` refuse to be included without these, and `clock`
  // to be called.
  '-target-feature',
  '+exception-handling',
  '-exception-model=wasm',
  '-D_WASI_EMULATED_SIGNAL',
  '-D_WASI_EMULATED_PROCESS_CLOCKS',
  '-Wall',
  '-Wextra',
  // Warnings of gcc's `-Wextra` that clang's lacks.
  '-Wimplicit-fallthrough',
  '-Wtautological-unsigned-zero-compare',
  // Warning that neither gives by default, and that a beginner needs.
  '-Wunreachable-code',
  `-std=${standard}`,
  '-ferror-limit',
  '19',
  '-x',
  'c',
];

/** Builds the arguments for clang to parse a file and print its syntax tree. */
export const createParseArguments = (source: string, standard: Standard) => [
  'clang',
  '-cc1',
  '-fsyntax-only',
  '-ast-dump=json',
  ...createLanguageArguments(standard),
  source,
];

const createObjectArguments = (source: string, object: string) => [
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

/**
 * Debug information of lines, variables and types, in the DWARF version that
 * the tracer reads.
 */
const debugInformation = [
  '-debug-info-kind=constructor',
  '-dwarf-version=4',
  '-debugger-tuning=gdb',
];

/** Builds the arguments for clang to compile a learner's file. */
export const createCompileArguments = (
  source: string,
  object: string,
  standard: Standard,
  flags: readonly CompilerFlag[] = [],
  debugInfo = false,
  unchecked = false,
) => [
  ...createObjectArguments(source, object),
  ...(debugInfo ? debugInformation : []),
  ...(unchecked
    ? []
    : [
        `-fsanitize=${[...recoverableChecks, ...fatalChecks].join(',')}`,
        `-fsanitize-recover=${recoverableChecks.join(',')}`,
      ]),
  ...createLanguageArguments(standard),
  ...flags,
  source,
];

/**
 * Builds the arguments for clang to compile a support file, which is linked
 * into programs.
 */
export const createSupportArguments = (source: string, object: string) => [
  ...createObjectArguments(source, object),
  ...createLanguageArguments('c17'),
  source,
];

const libraries = '/usr/lib/wasm32-wasip1';
const builtins = '/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a';

/** Builds the arguments for the linker. */
export const createLinkArguments = (
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
  // These are linked only into programs that refer to their symbols.
  '--start-lib',
  ...support,
  '--end-lib',
  '-lsetjmp',
  '-lwasi-emulated-signal',
  '-lwasi-emulated-process-clocks',
  // This comes before libc, or `%Lf` would end the program.
  '-lc-printscan-long-double',
  '-lc',
  builtins,
  '--wrap=__stdio_read',
  `--allow-undefined-file=${importsFile}`,
  '--stack-first',
  '-z',
  `stack-size=${STACK_BYTES}`,
  `--max-memory=${MAX_MEMORY_BYTES}`,
  ...(debugInfo ? [] : ['--strip-debug']),
  // The runner uses it to tell a stack overflow from a stray pointer.
  '--export=__stack_pointer',
  '-o',
  program,
];
