/**
 * Adds the functions of another profile to a profile, in place.
 *
 * @param {Uint8Array} profile
 * @param {Uint8Array} addedProfile
 */
export function mergeProfile(profile, addedProfile) {
  for (const [index, byte] of addedProfile.entries())
    profile[index] = (profile[index] ?? 0) | byte;
}

/** @param {Uint8Array} profile */
export const countFunctions = (profile) =>
  profile.reduce((total, byte) => {
    let rest = byte;
    for (; rest > 0; rest &= rest - 1) total += 1;
    return total;
  }, 0);

/**
 * @param {string} markdown
 * @returns {string[]} Source of its blocks of C.
 */
export const extractPrograms = (markdown) =>
  [...markdown.matchAll(/^```c\b[^\n]*\n([\s\S]*?)^```$/gm)].map(
    ([, code = '']) => code,
  );
