import { styled } from 'styled-components';

/** As wide as the three columns of numbers below. What is said of the choice stands above it, because it is their head. */
export const Root = styled.div`
  display: grid;
  box-sizing: border-box;
  inline-size: 19.5rem;
  max-inline-size: 100%;
  gap: 0.25rem;
  color: var(--credence-ink-3);

  > [data-credence='segmented-control'] {
    display: grid;
    order: 1;
    grid-auto-columns: minmax(0, 1fr);
    inline-size: 100%;
  }
  > [data-credence='segmented-control'] > * {
    padding-inline: 0.25rem;
    font-size: var(--credence-text-xs);
  }
  @media (min-width: 48em) {
    align-self: end;
  }
  @media (max-width: 47.99em) {
    inline-size: 100%;
  }
`;

export const Note = styled.p`
  font-size: var(--credence-text-xs);
  line-height: 1.125rem;
  overflow-wrap: anywhere;
`;
