import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef } from 'react';
import { Root } from './Skeleton.styles.js';

/** @since 0.1.0 */
export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /**
   * The width of the missing text, as a CSS length.
   * @default '100%'
   */
  width?: string | undefined;
}

/**
 * A placeholder for a line of text. Not announced: the surrounding component says that it is loading.
 * @since 0.1.0
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width = '100%', style, ...rest },
  ref,
) {
  const size = { ...style, '--credence-skeleton-width': width } as CSSProperties;
  return <Root ref={ref} data-credence="skeleton" aria-hidden="true" style={size} {...rest} />;
});
