/**
 * Computes the relative luminance of a computed colour such as `rgb(28, 37,
 * 48)`, as WCAG 2 defines it.
 */
function computeLuminance(colour: string): number {
  const channels = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  if (channels.length !== 3)
    throw new Error(`Se esperaba un color opaco, y se encontró «${colour}»`);
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Computes the contrast ratio: from 1, no contrast, to 21, black on white. */
export function computeContrastRatio(
  firstColour: string,
  secondColour: string,
): number {
  const [dark = 0, light = 0] = [
    computeLuminance(firstColour),
    computeLuminance(secondColour),
  ].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
