import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import type { Drawing } from '../icons/drawings.js';
import { Glyph } from '../icons/Glyph.js';
import { Root } from './GlyphButton.styles.js';

export interface GlyphButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** What is drawn on it. */
  glyph: Drawing;
  /** The action and its object: "Reset Tumour extent". The accessible name, and the tooltip. */
  label: string;
}

/** A button with one drawing: the icon button of the kit's own components. */
export const GlyphButton = forwardRef<HTMLButtonElement, GlyphButtonProps>(function GlyphButton(
  { glyph, label, type = 'button', ...rest },
  ref,
) {
  return (
    <Root ref={ref} type={type} data-credence="icon-button" aria-label={label} title={label} {...rest}>
      <Glyph of={glyph} />
    </Root>
  );
});
