import * as v from 'valibot';
import { isoDate } from '../../content/fields';
import { heading, sentence } from '../shared/fields';

const plan = v.strictObject({ title: heading, text: sentence });

const plans = v.pipe(
  v.array(plan, 'una lista de planes'),
  v.minLength(1, 'un plan como mínimo'),
);

export const roadmapSchema = v.strictObject({
  today: v.strictObject({
    /** Day of the last change to it. */
    updated: isoDate,
    plans,
  }),
  /** The plan that version 3 of the site was published with, as it was. */
  first: v.strictObject({
    updated: isoDate,
    improvements: plans,
    courses: plans,
  }),
});

export type Roadmap = v.InferOutput<typeof roadmapSchema>;
export type Plan = v.InferOutput<typeof plan>;
