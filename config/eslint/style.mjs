/**
 * Rules for comments and for the names of limits; CONTRIBUTING explains them.
 *
 * @typedef {import('eslint').Rule.RuleModule} RuleModule
 */

/** Words that begin a comment without its subject. */
const REFUSED_FIRST_WORDS = /^(?:What|Whether|How|Who|Of|Which)\b/;

const TAG_TEXT =
  /@(?:param(?:\s+\{[^}]*\})?\s+\S+|returns(?:\s+\{[^}]*\})?)\s+(?=\S)/g;

/**
 * Returns the texts of a comment that begin a sentence of their own: its first
 * line, and what follows `@param name` and `@returns`.
 *
 * @param {string} comment Without its delimiters.
 * @returns {string[]}
 */
function findBeginnings(comment) {
  const text = comment
    .replace(/^\s*\*+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  const tags = [...text.matchAll(TAG_TEXT)].map((match) =>
    text.slice(match.index + match[0].length),
  );
  return [text, ...tags];
}

/** @type {RuleModule} */
const commentFirstWord = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      refused:
        'El comentario empieza por «{{word}}».\n  se esperaba: un verbo («Returns…») o el nombre de la cosa («Bytes that…»)',
    },
  },
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const comment of sourceCode.getAllComments()) {
        if (comment.type === 'Line' || !comment.value.startsWith('*')) continue;
        const word = findBeginnings(comment.value)
          .map((text) => REFUSED_FIRST_WORDS.exec(text)?.[0])
          .find((found) => found !== undefined);
        if (word !== undefined && comment.loc)
          report({ loc: comment.loc, messageId: 'refused', data: { word } });
      }
    },
  }),
};

/** Names of limits that are not written as limits. */
const LIMIT_NAME =
  /^(?:max|min)[A-Z]|(?:Timeout|Interval|Delay)(?:Ms)?$|[a-z]Ms$/;

/**
 * Expression of the parsed file, as far as this rule reads it.
 *
 * @typedef {{type: string, value?: unknown, left?: Operand, right?: Operand}} Operand
 */

/**
 * @param {Operand | null | undefined} node
 * @returns {boolean}
 */
function isNumber(node) {
  if (node?.type === 'Literal') return typeof node.value === 'number';
  return (
    node?.type === 'BinaryExpression' &&
    isNumber(node.left) &&
    isNumber(node.right)
  );
}

/** @type {RuleModule} */
const limitName = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      refused:
        'El límite «{{name}}» no se llama como un límite.\n  se esperaba: MAX_…, MIN_…, …_TIMEOUT_MS, …_INTERVAL_MS o …_DELAY_MS',
    },
  },
  create: ({ report }) => ({
    VariableDeclarator(node) {
      const { id, init } = node;
      if (id.type !== 'Identifier' || !isNumber(init)) return;
      if (LIMIT_NAME.test(id.name))
        report({ node: id, messageId: 'refused', data: { name: id.name } });
    },
  }),
};

/** Plugin of ESLint with the style rules of this project. */
export const stylePlugin = {
  rules: { 'comment-first-word': commentFirstWord, 'limit-name': limitName },
};
