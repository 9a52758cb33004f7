import type { LoadContext, Plugin } from '@docusaurus/types';
import { translateFaults } from '../../contentCheck/toolFaults';
import { formatFinding } from '../../content/finding';

/** Parts of an error that the terminal and the browser overlay show. */
interface BundlerError {
  message?: string;
  details?: string;
  stack?: unknown;
  moduleTrace?: unknown;
}

interface Factory {
  readonly hooks: {
    readonly extract: {
      for: (kind: string) => {
        tap: (
          stage: { readonly name: string; readonly stage: number },
          change: (error: BundlerError) => void,
        ) => void;
      };
    };
  };
}

interface Compilation {
  readonly hooks: {
    readonly statsFactory: {
      tap: (name: string, change: (factory: Factory) => void) => void;
    };
  };
}

/** Hooks of webpack and compatible bundlers that this plugin uses. */
interface Compiler {
  readonly hooks: {
    readonly compilation: {
      tap: (name: string, change: (compilation: Compilation) => void) => void;
    };
  };
}

const NAME = 'author-messages';

/** Reduces an error to the findings that its author has to read. */
export function translateError(error: BundlerError, root: string): void {
  const findings = translateFaults(error.message ?? '', root);
  if (findings.length === 0) return;
  error.message = findings.map(formatFinding).join('\n\n');
  delete error.details;
  delete error.stack;
  delete error.moduleTrace;
}

/**
 * Reports faults of a page in Spanish and without the tools' own stack traces,
 * in the terminal and in the browser overlay. `DEBUG=1` leaves everything.
 */
export default function authorMessages({ siteDir }: LoadContext): Plugin {
  return {
    name: NAME,
    configureWebpack: () => ({
      plugins: [
        {
          apply: (compiler: Compiler): void => {
            if (process.env.DEBUG) return;
            compiler.hooks.compilation.tap(NAME, ({ hooks }) => {
              hooks.statsFactory.tap(NAME, (factory) => {
                // Runs after the bundler has written its own message.
                factory.hooks.extract
                  .for('error')
                  .tap({ name: NAME, stage: 100 }, (error) => {
                    translateError(error, siteDir);
                  });
              });
            });
          },
        },
      ],
    }),
  };
}
