import * as v from 'valibot';

export const wordsSchema = v.array(v.string());
