import type { CardText, HintCard } from '../types';

/** Text of the cards for a function whose body is still to be written. */
export const emptyFunctionText: Omit<CardText, 'id'> = {
  title: 'La función `$name` está por escribir',
  meaning:
    'Entre sus llaves no hay nada, o hay solo un `return` con un valor fijo. El programa la llama y sigue como si nada.',
  cause: 'Se dejó para después.',
  fix: 'Escribe entre sus llaves lo que tiene que hacer. Mientras falte, lo que dependa de ella sale mal.',
  lesson: 'funciones',
};

/**
 * Matches masked code from a parameter on when the body of the function is
 * empty, or only returns a constant.
 */
export const emptyBodyAhead =
  /^[^;{}]*\{\s*(?:return\b[\s(-]*(?:\d[\w.]*|NULL|true|false|"[^"]*"|'[^']*')?[\s)]*;\s*)?\}/;

/**
 * Hint for an empty function without parameters, of which the compiler says
 * nothing. A comment in its body explains why it is empty.
 */
export const emptyFunctionHint: HintCard = {
  id: 'hint-empty-function',
  code: /^(?:\w+[ \t*]+)+(?!main\b)(?<name>\w+)[ \t]*\(\s*(?:void\s*)?\)\s*\{\s*\}/gm,
  isQuick: true,
  isFault: (_, __, { text, index }) => /^[^{]*\{\s*\}/.test(text.slice(index)),
  ...emptyFunctionText,
};
