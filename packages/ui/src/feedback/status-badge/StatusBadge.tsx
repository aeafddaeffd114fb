import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { HalfDisc, Root } from './StatusBadge.styles.js';

/** @since 0.1.0 */
export interface StatusBadgeProps extends ComponentPropsWithoutRef<'span'> {
  /**
   * The meaning of the text (children). Each tone except `neutral` has an icon of its own.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'progress' | 'changed' | 'done' | 'error' | undefined;
}

const glyphs = { changed: drawings.changed, done: drawings.check, error: drawings.alert };

/**
 * A state in a word: never colour alone.
 * @since 0.1.0
 */
export const StatusBadge = forwardRef<HTMLSpanElement, StatusBadgeProps>(function StatusBadge(
  { tone = 'neutral', children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} data-credence="status-badge" data-tone={tone} {...rest}>
      {tone === 'progress' ? (
        <HalfDisc viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true" focusable="false">
          <circle cx="8" cy="8" r="5.5" />
          <path d="M8 2.5a5.5 5.5 0 0 1 0 11z" fill="currentColor" />
        </HalfDisc>
      ) : null}
      {tone === 'progress' || tone === 'neutral' ? null : <Glyph of={glyphs[tone]} />}
      <span>{children}</span>
    </Root>
  );
});
