import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import type { Drawing } from './drawings.js';
import { IconSvg } from './Icon.styles.js';

interface GlyphProps extends ComponentPropsWithoutRef<'svg'> {
  of: Drawing;
}

/** One drawing, in the colour and size of the surrounding text: how the kit's own components draw their icons. */
export const Glyph = forwardRef<SVGSVGElement, GlyphProps>(function Glyph({ of, ...rest }, ref) {
  return (
    <IconSvg
      ref={ref}
      data-credence="icon"
      data-flips={of.flips ? '' : undefined}
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={of.path} />
    </IconSvg>
  );
});
