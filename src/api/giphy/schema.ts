import * as v from 'valibot';
import {
  countSchema,
  createProviderUrlSchema,
  createTolerantListSchema,
} from '../fields';

const hosts = ['*.giphy.com'] as const;

/** Schema of a size in pixels, which arrives as a string: `"200"`. */
const pixels = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(1),
  v.maxValue(10_000),
);

const renditionSchema = v.object({
  url: createProviderUrlSchema(hosts),
  width: pixels,
  height: pixels,
  /** WebP version of the picture, about a tenth of the size. */
  webp: v.fallback(v.optional(createProviderUrlSchema(hosts)), undefined),
});

/** Schema of a rendition; an invalid one counts as missing. */
const rendition = v.fallback(v.optional(renditionSchema), undefined);

const optionalText = v.fallback(v.pipe(v.string(), v.trim()), '');

const gifSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
    title: optionalText,
    alt_text: optionalText,
    images: v.fallback(
      v.object({
        downsized_medium: rendition,
        downsized: rendition,
        fixed_width: rendition,
        original: rendition,
      }),
      {},
    ),
  }),
  v.transform(({ id, title, alt_text, images }) => {
    const full =
      images.downsized_medium ??
      images.downsized ??
      images.fixed_width ??
      images.original;
    const smallImage = images.fixed_width ?? full;
    return {
      id,
      title: title.slice(0, 200),
      description: (alt_text || title).slice(0, 200),
      /** Address in full size, up to 5 MB; `null` if no rendition arrived. */
      url: full?.url ?? null,
      /** Smaller picture, which a grid loads. */
      preview: {
        url: smallImage?.webp ?? smallImage?.url ?? null,
        width: smallImage?.width ?? 200,
        height: smallImage?.height ?? 150,
      },
    };
  }),
);

export type Gif = v.InferOutput<typeof gifSchema>;

/**
 * Removes the items without any rendition, unless that would remove all: their
 * titles are still useful.
 */
function preferGifsWithPicture(gifs: readonly Gif[]): readonly Gif[] {
  const complete = gifs.filter(({ url }) => url !== null);
  return complete.length > 0 ? complete : gifs;
}

/**
 * Schema of a search. GIPHY answers 200 with an empty `response_id` while its
 * own back end is down, so that is an error and not a search without results.
 */
export const searchSchema = v.pipe(
  v.object({
    data: createTolerantListSchema(gifSchema, (gif) => gif.id),
    meta: v.object({ response_id: v.pipe(v.string(), v.nonEmpty()) }),
    pagination: v.object({ total_count: countSchema }),
  }),
  v.transform(({ data }) => preferGifsWithPicture(data)),
);
