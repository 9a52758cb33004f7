const toWords = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Keywords that a lesson teaches. */
export const KEYWORDS: ReadonlySet<string> = new Set(
  toWords(`
    AND AS ASC BEGIN BETWEEN BLOB CASCADE CASE CAST CHECK COLLATE COMMIT
    CONFLICT CONSTRAINT CROSS DEFAULT DELETE DESC DISTINCT ELSE END EXCEPT
    EXISTS EXPLAIN FROM GLOB HAVING IN INNER INSERT INTEGER INTERSECT IS JOIN
    LIKE LIMIT NOT NULL OFFSET ON OR OVER PARTITION PRAGMA REAL RECURSIVE
    REFERENCES RESTRICT RETURNING ROLLBACK SAVEPOINT SELECT SET STRICT TEXT
    THEN UNION UNIQUE UPDATE USING VACUUM VALUES WHEN WHERE WITH
  `),
);

/** Phrases that are taught as one word, the longest first. */
export const PHRASES: readonly string[] = [
  'EXPLAIN QUERY PLAN',
  'ADD COLUMN',
  'ALTER TABLE',
  'COLLATE NOCASE',
  'CREATE INDEX',
  'CREATE TABLE',
  'CREATE TRIGGER',
  'CREATE VIEW',
  'DROP COLUMN',
  'DROP INDEX',
  'DROP TABLE',
  'DROP VIEW',
  'FOREIGN KEY',
  'GROUP BY',
  'INSERT INTO',
  'LEFT JOIN',
  'NULLS LAST',
  'ON DELETE',
  'ORDER BY',
  'PRIMARY KEY',
  'SET NULL',
  'UNION ALL',
];

/** Functions that a lesson teaches, in lower case. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  toWords(`
    abs avg changes coalesce concat count date datetime dense_rank first_value
    group_concat iif ifnull instr julianday lag lead length lower ltrim max min
    nullif printf format random rank replace round row_number rtrim strftime
    string_agg substr sum time total trim typeof unicode unixepoch upper
  `),
);

/** Operators that a lesson teaches. */
export const OPERATORS: ReadonlySet<string> = new Set(
  toWords('= <> != < > <= >= || % + - /'),
);
