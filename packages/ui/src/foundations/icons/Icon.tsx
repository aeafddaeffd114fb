import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { IconSvg } from './Icon.styles.js';
import { type IconName, iconPaths } from './iconPaths.js';

export interface IconProps extends ComponentPropsWithoutRef<'svg'> {
  /** Which icon. */
  name: IconName;
}

/** Icons that point along the line of reading. */
const FLIPS: ReadonlySet<IconName> = new Set(['back', 'forward']);

/** One of the kit's icons, in the colour and size of the text beside it. Always with a word; never spoken. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon({ name, ...rest }, ref) {
  return (
    <IconSvg
      ref={ref}
      data-credence="icon"
      data-flips={FLIPS.has(name) ? '' : undefined}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={iconPaths[name]} />
    </IconSvg>
  );
});
