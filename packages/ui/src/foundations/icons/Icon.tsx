import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as drawings from './drawings.js';
import { Glyph } from './Glyph.js';

/**
 * The names of the kit's icons.
 * @since 0.1.0
 */
export type IconName = keyof typeof drawings;

/** @since 0.1.0 */
export interface IconProps extends ComponentPropsWithoutRef<'svg'> {
  /** The name of the icon. */
  name: IconName;
}

/**
 * One of the kit's icons, in the colour and size of the surrounding text. Always with a word; never announced. It brings
 * every drawing, as any may be named.
 * @since 0.1.0
 */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon({ name, ...rest }, ref) {
  return <Glyph ref={ref} of={drawings[name]} {...rest} />;
});
