/** Code from the beginning of a line on, outside of texts and comments. */
const code = '^(?:[^"/]|"(?:[^"\\\\]|\\\\.)*"|/(?![/*]))*?';

/** Not of `long long`, nor of a variable that is called like its structure. */
const word = '(?<!\\b(?:struct|union|enum)\\s+)\\b(?!long\\b)[A-Za-z_]\\w*';
const value = `(?<![\\w.])\\d[\\w.]*|'(?:[^'\\\\]|\\\\.)'`;

/** A line with the same word or value twice in a row. */
export const twice = new RegExp(
  `${code}(?<same>${word}|${value})\\s+\\k<same>(?!\\w|(?<=\\d)\\.)`,
);

/** The same, where what is twice is called. */
export const calledTwice = new RegExp(`${twice.source}\\s*\\(`);

/** Any other line. */
export const notTwice = new RegExp(`^(?!${twice.source})`);
