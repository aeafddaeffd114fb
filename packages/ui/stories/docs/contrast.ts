/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * An opaque colour as computed by a browser: `rgb(14, 77, 100)`, or `color(srgb 0.05 0.3 0.39)` if it is a mixture.
 * Undefined for any other.
 */
export function parseRgb(computed: string): Rgb | undefined {
  const [, space, channels = ''] = /^(rgb|color)\((?:srgb )?([\d., e-]+)\)$/.exec(computed) ?? [];
  const [red, green, blue, alpha] = channels.split(/[ ,]+/).map((each) => Number(each) * (space === 'rgb' ? 1 : 255));
  if (red === undefined || green === undefined || blue === undefined || alpha !== undefined) return undefined;
  return [Math.round(red), Math.round(green), Math.round(blue)];
}

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: Rgb) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((one, other) => other - one) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
