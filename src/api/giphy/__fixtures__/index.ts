function createRendition(name: string, width = '200') {
  return {
    url: `https://media1.giphy.com/media/v1.token/abc/${name}.gif`,
    width,
    height: '150',
    size: '1000',
  };
}

/**
 * Builds an item in GIPHY's own shape, with all renditions that a client reads.
 */
export function createGif(id: string) {
  return {
    type: 'gif',
    id,
    title: `A GIF ${id}`,
    alt_text: '',
    is_sticker: 0,
    images: {
      original: createRendition('giphy', '480'),
      downsized: createRendition('giphy-downsized', '480'),
      downsized_medium: createRendition('giphy-medium', '480'),
      fixed_width: {
        ...createRendition('200w'),
        webp: 'https://media1.giphy.com/media/v1.token/abc/200w.webp',
      },
    },
  };
}

export function search(data: readonly unknown[], responseId = 'response') {
  return {
    data,
    pagination: { total_count: data.length, count: data.length, offset: 0 },
    meta: { status: 200, msg: 'OK', response_id: responseId },
  };
}

/** Answer of GIPHY while its own back end is down. */
export const outageAnswer = {
  data: [],
  meta: { status: 200, msg: 'OK', response_id: '' },
};
