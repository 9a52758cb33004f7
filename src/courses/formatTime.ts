import type { LessonTime } from '../content/frontMatter';

/**
 * Formats the duration of a lesson: «dos ratos de 30 y 35 min; reto, 25 más».
 */
export function formatTime({ sittings, challenge }: LessonTime): string {
  const [first, second] = sittings;
  const duration =
    second === undefined
      ? `${first} min`
      : first === second
        ? `dos ratos de ${first} min`
        : `dos ratos de ${first} y ${second} min`;
  return challenge > 0 ? `${duration}; reto, ${challenge} más` : duration;
}
