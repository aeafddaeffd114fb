import { styled } from 'styled-components';
import { accentSoft } from '../../foundations/theme/derived.styles.js';

/** Below the number on a device with a touch keyboard, for as long as the number is being typed. */
export const Letters = styled.button`
  display: none;
  position: absolute;
  inset-block-start: calc(100% + 0.25rem);
  inset-inline-end: 0;
  z-index: 4;
  min-inline-size: 3.5rem;
  block-size: 2.75rem;
  border: 1px solid var(--credence-outline);
  border-radius: var(--credence-radius-s);
  font: 600 var(--credence-text-sm) / 1 var(--credence-font-text);
  color: var(--credence-accent);
  background: var(--credence-paper-raised);
  touch-action: manipulation;

  &[aria-pressed='true'] {
    background: ${accentSoft};
  }
  @media (pointer: coarse) {
    [data-slot='number']:focus-within > & {
      display: block;
    }
  }
`;
