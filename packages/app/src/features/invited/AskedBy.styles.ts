import { styled } from 'styled-components';

export const Asks = styled.h2`
  margin-block: 0.25rem 0.5rem;
  font: 400 1.5rem / 1.2 var(--credence-font-title);
  letter-spacing: -0.012em;
  text-wrap: balance;
  overflow-wrap: anywhere;

  b {
    font-weight: 500;
  }
  &[data-narrow] {
    font-size: 1.375rem;
  }
  @media (min-width: 48em) {
    &:not([data-narrow]) {
      font-size: var(--credence-text-2xl);
    }
  }
`;

/* What the inviter wrote, in their lines. */
export const Quotation = styled.blockquote`
  margin: 0 0 0.375rem;
  font: italic 400 1.0625rem / 1.35 var(--credence-font-title);
  color: var(--credence-ink-2);
  white-space: pre-line;
  text-wrap: pretty;
  overflow-wrap: anywhere;

  @media (min-width: 48em) {
    margin-block-end: 0.75rem;
    font-size: var(--credence-text-lg);
    line-height: 1.4;
  }
`;
