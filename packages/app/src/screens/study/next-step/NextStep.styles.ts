import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--credence-3);
  justify-items: start;

  @media (min-width: 62em) {
    justify-items: end;
    max-inline-size: 34rem;
    text-align: end;
  }
`;

export const Sentence = styled.p`
  font: 400 min(var(--credence-text-lg), 9vw) / 1.4 var(--credence-font-title);
  color: var(--credence-ink-2);
  text-wrap: pretty;
  overflow-wrap: anywhere;

  b {
    font-weight: 500;
    color: var(--credence-ink);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--credence-2);
  max-inline-size: 100%;

  && > * {
    max-inline-size: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  /* The words of what else can be done begin, or end, where the sentence does. */
  > [data-variant='ghost']:first-child {
    margin-inline-start: -0.75rem;
  }
  @media (min-width: 62em) {
    justify-content: flex-end;

    /* Not of the last one itself: it would be narrower than its words. */
    &:has(> [data-variant='ghost']:last-child) {
      max-inline-size: calc(100% + 0.75rem);
      margin-inline-end: -0.75rem;
    }
    > [data-variant='ghost']:first-child {
      margin-inline-start: 0;
    }
  }
  @media (max-width: 47.99em) {
    inline-size: 100%;

    > [data-variant='primary'] {
      flex: 1 1 100%;
    }
    > [data-variant='ghost'] {
      flex: 1 1 auto;
      margin-inline: 0;
    }
  }
`;
