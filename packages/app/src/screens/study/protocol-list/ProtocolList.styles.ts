import { styled } from 'styled-components';

export const Root = styled.div`
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--credence-3);
  min-block-size: 2rem;
  padding-block: 0.25rem;
  border-block-end: 1px solid var(--credence-hairline-strong);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
  overflow-wrap: anywhere;

  && > button {
    margin-inline-end: -0.5rem;
    padding-inline: 0.5rem;
  }
  [data-slot='fingerprint'] {
    white-space: nowrap;
  }
`;

export const Rules = styled.dl`
  font-size: 0.9375rem;

  > div {
    display: grid;
    grid-template-columns: 6.25rem minmax(0, 1fr);
    gap: 0 var(--credence-3);
    padding-block: var(--credence-2);
    border-block-end: 1px solid var(--credence-hairline);
    overflow-wrap: anywhere;
  }
  dt {
    color: var(--credence-ink-3);
    hyphens: auto;
  }
  dd {
    text-wrap: balance;
  }
  small {
    display: block;
    font-size: var(--credence-text-sm);
    color: var(--credence-ink-3);
  }
  /* A phone with large text: the value below its term. */
  @media (max-width: 19.99em) {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
