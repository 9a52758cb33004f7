import type { LoadContext, Plugin } from '@docusaurus/types';
import { translateFaults } from '../../content/check/toolFaults';
import { formatFinding } from '../../content/finding';

/** The parts of an error that terminals and the page over the site show. */
interface Shown {
  message?: string;
  details?: string;
  stack?: unknown;
  moduleTrace?: unknown;
}

interface Factory {
  readonly hooks: {
    readonly extract: {
      for: (kind: string) => {
        tap: (name: string, change: (shown: Shown) => void) => void;
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

/** What the bundler says of its work; `webpack` and its heirs alike. */
export interface Compiler {
  readonly hooks: {
    readonly compilation: {
      tap: (name: string, change: (compilation: Compilation) => void) => void;
    };
  };
}

const NAME = 'author-messages';

/** Leaves of an error what its author has to read. */
export function speakToAuthors(shown: Shown, root: string): void {
  const findings = translateFaults(shown.message ?? '', root);
  if (findings.length === 0) return;
  shown.message = findings.map(formatFinding).join('\n\n');
  delete shown.details;
  delete shown.stack;
  delete shown.moduleTrace;
}

/**
 * What is wrong with a page is told in Spanish and without the tools' own
 * traces, in the terminal and over the page alike. `DEBUG=1` leaves it all.
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
                factory.hooks.extract.for('error').tap(NAME, (shown) => {
                  speakToAuthors(shown, siteDir);
                });
              });
            });
          },
        },
      ],
    }),
  };
}
