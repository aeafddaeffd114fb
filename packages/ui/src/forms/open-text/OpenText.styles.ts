import { css, styled } from 'styled-components';
import { fieldStates, placeholderLook, unchangeable } from '../form-field/fieldStates.styles.js';

const box = css`
  grid-area: 1 / 1;
  min-inline-size: 0;
  padding: 0.5rem 0.75rem;
  border: 1px solid transparent;
  font: inherit;
  line-height: var(--credence-leading);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** An invisible copy of the text behind the textarea determines its height. */
export const Grow = styled.div`
  display: grid;
  min-inline-size: 0;

  &::after {
    content: attr(data-text);
    ${box}
    visibility: hidden;
    max-block-size: 60vh;
    overflow: hidden;
  }
`;

export const Area = styled.textarea`
  ${box}
  inline-size: 100%;
  min-block-size: 4.5rem;
  max-block-size: max(60vh, 4.5rem);
  border-color: var(--credence-outline);
  border-radius: var(--credence-radius);
  background: var(--credence-paper-raised);
  resize: none;
  /* For a line that may become several. */
  &[rows='1'] {
    min-block-size: var(--credence-control);
  }
  /* Room for the focus ring. */
  scroll-margin-block: 0.5rem;

  ${placeholderLook}
  ${fieldStates}
  &:disabled,
  &:read-only {
    ${unchangeable}
  }
`;

export const Count = styled.p`
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
  text-align: end;
`;
