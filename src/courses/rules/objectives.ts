import type { Rule } from './types';

/** `Declarar`, `Compilarlo`, `Moverte`, `Escribírselo`. */
const infinitive = /^\p{L}*[aeiáéí]r(?:te|se|nos)?(?:l[aeo]s?)?$/u;

/** Every objective begins with what readers will be able to do. */
export const checkObjectives: Rule = ({ file, head }) =>
  head.objetivos.flatMap((objective, index) => {
    const [verb = ''] = objective.trim().split(/[\s,.:;]+/);
    if (infinitive.test(verb)) return [];
    return [
      {
        level: 'error',
        file,
        line: head.lineOf('objetivos', index),
        place: `campo «objetivos.${index}»`,
        expected: 'un infinitivo al principio, como «Declarar» o «Escribir»',
        found: `«${objective}»`,
      },
    ];
  });
