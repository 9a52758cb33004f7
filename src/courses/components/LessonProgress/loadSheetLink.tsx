import type { ReactNode } from 'react';
import config from '@generated/docusaurus.config';
import { getPackList, getSheetList } from '../../../offline/packs/client';
import { formatBytes } from '../../../utils/quantities';
import { findCourseByPath } from '../..';
import styles from './LessonEnd/styles.module.css';

/**
 * Loads the link to the worksheet of a lesson.
 *
 * @param lesson Path of the lesson, without the base of the site.
 * @returns `null` where the worksheet is not published.
 * @throws {ApiError} when a list cannot be read.
 */
export async function loadSheetLink(lesson: string): Promise<ReactNode> {
  const course = findCourseByPath(lesson)?.id;
  const { packs } = await getPackList(config.baseUrl, { cache: 'default' });
  const pack = packs.find((summary) => summary.course === course);
  if (!pack?.sheets) return null;
  const { modules } = await getSheetList(pack.sheets.list);
  const sheet = modules
    .flatMap(({ sheets }) => sheets)
    .find((candidate) => candidate.lesson === lesson);
  if (!sheet) return null;
  return (
    <p className={styles.note}>
      Para imprimir:{' '}
      <a href={sheet.path} download="">
        la hoja de ejercicios de esta lección
      </a>{' '}
      (PDF, {formatBytes(sheet.bytes)})
    </p>
  );
}
