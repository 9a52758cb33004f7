import * as v from 'valibot';
import { isoDate } from '../../utils/schemaFields';
import { heading, sentence } from '../shared/fields';

const plan = v.strictObject({ title: heading, text: sentence });

const plans = v.pipe(
  v.array(plan, 'una lista de planes'),
  v.minLength(1, 'un plan como mínimo'),
);

export const roadmapSchema = v.strictObject({
  today: v.strictObject({
    /** Date of the last change to the plan. */
    updated: isoDate,
    plans,
  }),
  /** Plan at the publication of version 3 of the site, unchanged. */
  first: v.strictObject({
    updated: isoDate,
    improvements: plans,
    courses: plans,
  }),
});

export type Roadmap = v.InferOutput<typeof roadmapSchema>;
export type Plan = v.InferOutput<typeof plan>;
