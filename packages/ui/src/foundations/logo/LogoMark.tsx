import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Mark } from './Logo.styles.js';

/** @since 0.1.0 */
export type LogoMarkProps = ComponentPropsWithoutRef<'svg'>;

/**
 * The mark alone: an open circle with a point inside. Decorative; the text next to it is the name.
 * @since 0.1.0
 */
export const LogoMark = forwardRef<SVGSVGElement, LogoMarkProps>(function LogoMark(props, ref) {
  return (
    <Mark
      ref={ref}
      data-credence="logo-mark"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <path
        d="M15.2 4.2A8 8 0 1 0 15.2 15.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <circle cx="14.4" cy="10" r="3" fill="currentColor" />
    </Mark>
  );
});
