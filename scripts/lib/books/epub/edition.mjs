const dateFormat = new Intl.DateTimeFormat('es', {
  dateStyle: 'long',
  timeZone: 'UTC',
});

/**
 * Names the edition of a book, which is the day of its last revision.
 *
 * @param {string} day Such as `2026-11-28`.
 * @returns {string}
 */
export const formatEdition = (day) =>
  `Edición del ${dateFormat.format(new Date(`${day}T00:00:00Z`))}`;
