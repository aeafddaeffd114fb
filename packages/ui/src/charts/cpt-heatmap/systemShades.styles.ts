import { css } from 'styled-components';

/** Shades of the system's two colours, from paper to ink, where it has only these. */
export const systemShades = css`
  forced-color-adjust: none;
  --credence-hairline-strong: GrayText;
  --credence-state-4: color-mix(in srgb, CanvasText 15%, Canvas);
  --credence-state-3: color-mix(in srgb, CanvasText 30%, Canvas);
  --credence-state-2: color-mix(in srgb, CanvasText 75%, Canvas);
  --credence-state-1: CanvasText;
  --credence-on-state-4: CanvasText;
  --credence-on-state-3: CanvasText;
  --credence-on-state-2: Canvas;
  --credence-on-state-1: Canvas;
`;
