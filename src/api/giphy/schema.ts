import * as v from 'valibot';
import { count, providerUrl, tolerantList } from '../fields';

const hosts = ['*.giphy.com'] as const;

/** Sizes come as texts: `"200"`. */
const pixels = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(1),
  v.maxValue(10_000),
);

const renditionSchema = v.object({
  url: providerUrl(hosts),
  width: pixels,
  height: pixels,
  /** The same picture as WebP, about a tenth of the weight. */
  webp: v.fallback(v.optional(providerUrl(hosts)), undefined),
});

/** A rendition that is missing or damaged counts as missing. */
const rendition = v.fallback(v.optional(renditionSchema), undefined);

const textOrNothing = v.fallback(v.pipe(v.string(), v.trim()), '');

const gifSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
    title: textOrNothing,
    alt_text: textOrNothing,
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
    const small = images.fixed_width ?? full;
    return {
      id,
      title: title.slice(0, 200),
      description: (alt_text || title).slice(0, 200),
      /** The picture in full size, up to 5 MB; `null` where none came. */
      url: full?.url ?? null,
      /** What a grid loads. */
      preview: {
        url: small?.webp ?? small?.url ?? null,
        width: small?.width ?? 200,
        height: small?.height ?? 150,
      },
    };
  }),
);

export type Gif = v.InferOutput<typeof gifSchema>;

/**
 * Renditions may be missing: an item without any is left out, unless all of
 * them are, when their titles are better than nothing.
 */
function withPictures(gifs: readonly Gif[]): readonly Gif[] {
  const complete = gifs.filter(({ url }) => url !== null);
  return complete.length > 0 ? complete : gifs;
}

/**
 * When GIPHY's own back end is down it answers 200 with an empty
 * `response_id`: an outage, not a search without results.
 */
export const searchSchema = v.pipe(
  v.object({
    data: tolerantList(gifSchema, (gif) => gif.id),
    meta: v.object({ response_id: v.pipe(v.string(), v.nonEmpty()) }),
    pagination: v.object({ total_count: count }),
  }),
  v.transform(({ data }) => withPictures(data)),
);
