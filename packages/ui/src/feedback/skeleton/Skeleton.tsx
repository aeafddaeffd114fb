import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef } from 'react';
import { Root } from './Skeleton.styles.js';

export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /**
   * How long the missing text will be, as a CSS length.
   * @default '100%'
   */
  width?: string | undefined;
}

/** Stands where a line of text will be. Not spoken: whoever shows it says elsewhere that it is loading. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width = '100%', style, ...rest },
  ref,
) {
  const size = { ...style, '--credence-skeleton-width': width } as CSSProperties;
  return <Root ref={ref} data-credence="skeleton" aria-hidden="true" style={size} {...rest} />;
});
