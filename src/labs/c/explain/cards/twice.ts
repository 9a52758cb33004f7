/** Code from the start of the line, outside strings and comments. */
const code = '^(?:[^"/]|"(?:[^"\\\\]|\\\\.)*"|/(?![/*]))*?';

/** Excludes `long long`, and variables named like their structure. */
const word = '(?<!\\b(?:struct|union|enum)\\s+)\\b(?!long\\b)[A-Za-z_]\\w*';
const value = `(?<![\\w.])\\d[\\w.]*|'(?:[^'\\\\]|\\\\.)'`;

/** Line with the same word or value twice in a row. */
export const twice = new RegExp(
  `${code}(?<same>${word}|${value})\\s+\\k<same>(?!\\w|(?<=\\d)\\.)`,
);

/** Repeated word that is called the second time. */
export const calledTwice = new RegExp(`${twice.source}\\s*\\(`);

/** Line without a repeated word or value. */
export const notTwice = new RegExp(`^(?!${twice.source})`);
