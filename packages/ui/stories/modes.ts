/** The widths at which the layout changes, and the narrowest supported one. */
const WIDTHS = [320, 576, 768, 992, 1200, 1400] as const;

const LOOKS = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'forced colours': { theme: 'light', forcedColors: 'active' },
} as const;

/** Every width in every look, `320 light` to `1400 forced colours`: the pictures that Chromatic takes of each story. */
export const modes = Object.fromEntries(
  WIDTHS.flatMap((viewport) =>
    Object.entries(LOOKS).map(([look, settings]) => [`${viewport} ${look}`, { viewport, ...settings }]),
  ),
);
