import type { LoadContext, Plugin, PluginConfig } from '@docusaurus/types';

type PluginFactory = (context: LoadContext) => Plugin;

/**
 * Docusaurus runs every `postBuild` at the same time. Those that read what
 * another one writes go through here, one after the other.
 */
export function inSequence(
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
