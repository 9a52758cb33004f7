/** `9` → `9/10` for a review; the reading level for everything else. */
export function formatGrade({
  grade,
  level = 'inicial',
}: {
  readonly grade?: number;
  readonly level?: string;
}): string {
  return grade === undefined ? level : `${String(grade)}/10`;
}

/** Where an article's video is: its own page, or the channel. */
export function videoUrl(video: string, channel: string): string {
  return video === 'canal'
    ? channel
    : `https://www.youtube.com/watch?v=${video}`;
}
