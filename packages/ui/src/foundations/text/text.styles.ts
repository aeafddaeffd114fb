import { styled } from 'styled-components';

/* On a phone with large text the longest words of a heading still fit on a line. */
export const HeadingRoot = styled.h2`
  &[data-size='hero'] {
    font: 500 min(clamp(1.875rem, 1.4rem + 1.6vw, var(--credence-text-3xl)), 11vw) / 1.15 var(--credence-font-title);
    letter-spacing: -0.018em;
    text-wrap: balance;
  }
  &[data-size='page'] {
    font: 500 min(var(--credence-text-2xl), 11vw) / 1.15 var(--credence-font-title);
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  &[data-size='section'] {
    font: 500 min(var(--credence-text-xl), 9.6vw) / 1.25 var(--credence-font-title);
    letter-spacing: -0.006em;
  }
  &[data-size='small'] {
    font: 600 var(--credence-text-sm) / 1.3 var(--credence-font-text);
  }
  overflow-wrap: anywhere;
  /* Focused by script after a page change, not by keyboard, so no ring. */
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

export const TextRoot = styled.p`
  overflow-wrap: anywhere;

  &[data-variant='lead'] {
    font: 400 var(--credence-text-lg) / 1.4 var(--credence-font-title);
    color: var(--credence-ink-2);
    text-wrap: pretty;
  }
  &[data-variant='lead'] b {
    font-weight: 500;
    color: var(--credence-ink);
  }
  &[data-variant='hint'] {
    font-size: var(--credence-text-sm);
    color: var(--credence-ink-3);
  }
`;

export const LinkRoot = styled.a`
  color: var(--credence-accent);
  font: inherit;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  text-decoration-color: color-mix(in oklab, currentColor 40%, transparent);

  &:hover {
    text-decoration-color: currentColor;
  }
  &[data-quiet] {
    color: inherit;
    font: inherit;
    text-decoration: none;
  }
  &[data-quiet]:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  /* It stands alone, in a row or as a title, so its touch target is larger than the line. */
  @media (pointer: coarse) {
    &[data-quiet] {
      position: relative;
    }
    &[data-quiet]::after {
      content: '';
      position: absolute;
      inset: -0.75rem -0.5rem;
    }
  }
`;
