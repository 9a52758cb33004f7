/** Code from the start of the line, outside strings and comments. */
const linePrefix = '^(?:[^"/]|"(?:[^"\\\\]|\\\\.)*"|/(?![/*]))*?';

/** Excludes `long long`, and variables named like their structure. */
const wordPattern =
  '(?<!\\b(?:struct|union|enum)\\s+)\\b(?!long\\b)[A-Za-z_]\\w*';
const literalPattern = `(?<![\\w.])\\d[\\w.]*|'(?:[^'\\\\]|\\\\.)'`;

/** Line with the same word or value twice in a row. */
export const repeatedToken = new RegExp(
  `${linePrefix}(?<same>${wordPattern}|${literalPattern})\\s+\\k<same>(?!\\w|(?<=\\d)\\.)`,
);

/** Repeated word that is called the second time. */
export const repeatedCall = new RegExp(`${repeatedToken.source}\\s*\\(`);

/** Line without a repeated word or value. */
export const noRepeatedToken = new RegExp(`^(?!${repeatedToken.source})`);
