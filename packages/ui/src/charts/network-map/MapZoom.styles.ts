import { styled } from 'styled-components';

export const ZoomRoot = styled.div`
  display: inline-flex;
  align-items: center;
  flex: none;
  border: 1px solid var(--credence-outline);
  border-radius: var(--credence-radius);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);

  > button {
    inline-size: 2.25rem;
    block-size: 1.875rem;
  }
  > button[aria-disabled='true'] {
    color: var(--credence-ink-disabled);
    cursor: default;
  }
  > output {
    min-inline-size: 3.25rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  > button:last-child {
    border-inline-start: 1px solid var(--credence-hairline-strong);
    border-radius: 0;
  }
  @media (pointer: coarse) {
    > button {
      inline-size: 2.75rem;
      block-size: 2.75rem;
    }
  }
  /* As on the design of a phone: each button for itself, "fit" at the other end. */
  @media (max-width: 35.99em) {
    display: flex;
    /* With large letters they do not stand beside each other. */
    flex-wrap: wrap;
    inline-size: 100%;
    border: 0;

    > button {
      inline-size: 2.75rem;
      block-size: 2.75rem;
      border: 1px solid var(--credence-outline);
      border-radius: var(--credence-radius);
    }
    > button:last-child {
      margin-inline-start: auto;
      border: 1px solid var(--credence-outline);
      border-radius: var(--credence-radius);
    }
  }
  @media print {
    display: none;
  }
`;
