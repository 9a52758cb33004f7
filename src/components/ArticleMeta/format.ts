/**
 * Formats the grade of a review (`9` as `9/10`), or the reading level of any
 * other article.
 */
export function formatGrade({
  grade,
  level = 'inicial',
}: {
  readonly grade?: number;
  readonly level?: string;
}): string {
  return grade === undefined ? level : `${String(grade)}/10`;
}

/** Address of an article's video: its own page, or the channel. */
export function createVideoUrl(video: string, channel: string): string {
  return video === 'canal'
    ? channel
    : `https://www.youtube.com/watch?v=${video}`;
}
