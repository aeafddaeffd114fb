import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { IconSvg } from './Icon.styles.js';
import { type IconName, iconPaths } from './iconPaths.js';

/** @since 0.1.0 */
export interface IconProps extends ComponentPropsWithoutRef<'svg'> {
  /** The name of the icon. */
  name: IconName;
}

/** Icons that point in the reading direction. */
const FLIPS: ReadonlySet<IconName> = new Set(['back', 'forward', 'reset', 'rising']);

/**
 * One of the kit's icons, in the colour and size of the surrounding text. Always with a word; never announced.
 * @since 0.1.0
 */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon({ name, ...rest }, ref) {
  return (
    <IconSvg
      ref={ref}
      data-credence="icon"
      data-flips={FLIPS.has(name) ? '' : undefined}
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={iconPaths[name]} />
    </IconSvg>
  );
});
