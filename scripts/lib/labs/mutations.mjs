/** Tokens that a typing slip puts where they do not belong. */
const TOKENS =
  'int char * & ; ( ) { } [ ] = == + return struct "x" 1.5 0 -> . , const void \'a\' float unsigned %d %s if else while for'.split(
    ' ',
  );

/**
 * Creates a pseudorandom generator that repeats itself from the same seed, so
 * that a profile can be made again.
 *
 * @param {number} seed
 * @returns {(limit: number) => number} Returns a whole number from 0 up to, not
 *   including, the limit.
 */
function createRandomInteger(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >>> 8) % limit;
  };
}

/**
 * Makes copies of a program with one mutation each.
 *
 * @param {string} program
 * @param {number} count
 * @returns {string[]}
 */
export function createMutations(program, count) {
  const random = createRandomInteger(program.length + 1);
  return Array.from({ length: count }, () => {
    const tokens = program.split(/(\s+|\b)/);
    const tokenIndex = random(tokens.length);
    const otherIndex = random(tokens.length);
    const token = TOKENS[random(TOKENS.length)] ?? ';';
    switch (random(4)) {
      case 0:
        tokens.splice(tokenIndex, 1);
        break;
      case 1:
        tokens[tokenIndex] = token;
        break;
      case 2:
        tokens.splice(tokenIndex, 0, token);
        break;
      default:
        [tokens[tokenIndex], tokens[otherIndex]] = [
          tokens[otherIndex] ?? '',
          tokens[tokenIndex] ?? '',
        ];
    }
    return tokens.join('');
  });
}
