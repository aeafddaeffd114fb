import { css } from 'styled-components';
import { focusRing } from '../../foundations/theme/derived.styles.js';

/** A field of text or choice that has the focus, and one with something wrong in it. */
export const fieldStates = css`
  &:focus-visible {
    border-color: transparent;
    border-radius: var(--credence-radius);
  }
  &[aria-invalid='true'] {
    border-color: var(--credence-error);
    box-shadow: inset 0 0 0 1px var(--credence-error);
  }
  &[aria-invalid='true']:focus-visible {
    box-shadow: ${focusRing};
  }
`;

/** How a field looks that cannot be changed. A select counts as read-only always, so each says when that is. */
export const unchangeable = css`
  background: var(--credence-paper-sunken);
  border-color: var(--credence-hairline-strong);
  color: var(--credence-ink-2);
`;

/** The hint in an empty field of text. */
export const placeholderLook = css`
  &::placeholder {
    color: var(--credence-ink-3);
    opacity: 1;
  }
`;
