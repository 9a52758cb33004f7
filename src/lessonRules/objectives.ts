import type { Rule } from './types';

/**
 * Matches an infinitive with or without pronouns: `Declarar`, `Compilarlo`,
 * `Moverte`, `Escribírselo`.
 */
const INFINITIVE_PATTERN = /^\p{L}*[aeiáéí]r(?:te|se|nos)?(?:l[aeo]s?)?$/u;

/**
 * Requires each objective to begin with an infinitive: what readers will be
 * able to do.
 */
export const checkObjectives: Rule = ({ file, head }) =>
  head.objetivos.flatMap((objective, index) => {
    const [verb = ''] = objective.trim().split(/[\s,.:;]+/);
    if (INFINITIVE_PATTERN.test(verb)) return [];
    return [
      {
        level: 'error',
        file,
        line: head.findLine('objetivos', index),
        place: `campo «objetivos.${index}»`,
        expected: 'un infinitivo al principio, como «Declarar» o «Escribir»',
        found: `«${objective}»`,
      },
    ];
  });
