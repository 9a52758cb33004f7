import type { Token } from '../components/CodeBlock/tokens';

/** Test double of a code block imported with `?program` or `?session`. */
export default {
  label: 'Código',
  title: 'bloque.c',
  id: 'preparar',
  commands: ['whoami'],
  output: '¿Quién eres? Hola, Ana.\n',
  stdin: 'Ana\n',
  tokens: [['keyword', 'int'], ' main(void) {}\n'] as readonly Token[],
};
