import type { LoadContext, Plugin, PluginConfig } from '@docusaurus/types';

type PluginFactory = (context: LoadContext) => Plugin;

/**
 * Runs the `postBuild` of several plugins one after the other. Docusaurus runs
 * all of them at the same time, but these read files that another one writes.
 */
export function runInSequence(
  name: string,
  factories: readonly PluginFactory[],
): PluginConfig {
  return (context: LoadContext): Plugin => {
    const steps = factories.map((factory) => factory(context));
    return {
      name,
      async postBuild(props) {
        for (const step of steps) await step.postBuild?.(props);
      },
    };
  };
}
