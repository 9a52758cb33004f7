import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { toLessonPath } from '../../../progress/current';
import { useCourse } from '../../../progress/useCourse';
import LessonEnd from './LessonEnd';
import { useReadingTracker } from './useReadingTracker';

interface Props {
  readonly children: ReactNode;
}

interface TrackedProps extends Props {
  readonly path: string;
}

function TrackedLesson({ path, children }: TrackedProps): ReactNode {
  const end = useRef<HTMLElement>(null);
  const { offer, isThrough, sheetLink } = useReadingTracker(path, end);
  return (
    <>
      {offer}
      {children}
      <LessonEnd ref={end} path={path} isThrough={isThrough}>
        {sheetLink}
      </LessonEnd>
    </>
  );
}

/**
 * Wraps the text of a lesson: adds the offer to resume, and the end with the
 * mark.
 */
export default function LessonProgress({ children }: Props): ReactNode {
  const path = toLessonPath(useDoc().metadata.permalink);
  const isTracked = useCourse().some((lesson) => lesson.path === path);
  if (!isTracked) return children;
  return <TrackedLesson path={path}>{children}</TrackedLesson>;
}
