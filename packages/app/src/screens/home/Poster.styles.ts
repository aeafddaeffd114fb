import { styled } from 'styled-components';

/* A page of the product: what does not fit is cut off, as in the films. */
export const Product = styled.div`
  display: grid;
  align-content: safe center;
  min-block-size: 0;
  padding: 0.5rem 6% 0;
  overflow: hidden;
`;

/* On a phone the question alone fits. */
export const Known = styled.p`
  margin-block-end: 0.75rem;
  font: 400 var(--credence-text-lg) / 1.4 var(--credence-font-title);
  color: var(--credence-ink-2);
  text-wrap: pretty;

  b {
    font-weight: 500;
    color: var(--credence-ink);
  }
  @media (max-width: 35.99em) {
    display: none;
  }
`;
