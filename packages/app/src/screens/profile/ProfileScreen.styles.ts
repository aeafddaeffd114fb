import { styled } from 'styled-components';

export const Head = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: var(--credence-3) var(--credence-4);
  margin-block: var(--credence-6) var(--credence-5);

  @media (max-width: 35.99em) {
    grid-template-columns: auto 1fr;
    > :nth-child(3) {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }
  /* A phone with large text. */
  @media (max-width: 19.99em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: var(--credence-4);
  margin-block-start: var(--credence-4);

  > button {
    justify-self: start;
    margin-block-start: var(--credence-2);
  }
`;

/** The sections below the form, each under a hairline. */
export const Parts = styled.div`
  display: grid;
  margin-block: var(--credence-8);

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--credence-3);
    justify-items: start;
    padding-block: var(--credence-5) var(--credence-6);
    border-block-start: 1px solid var(--credence-hairline);
  }
`;

export const SessionList = styled.ul`
  display: grid;
  inline-size: 100%;

  > li {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: var(--credence-2) var(--credence-4);
    padding-block: var(--credence-2);
  }
  @media (max-width: 19.99em) {
    > li {
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
    }
    > li > button {
      margin-inline-start: -0.75rem;
    }
  }
  > li + li {
    border-block-start: 1px solid var(--credence-hairline);
  }
  small {
    display: block;
    font-size: var(--credence-text-sm);
    color: var(--credence-ink-3);
  }
`;

export const DialogFields = styled.div`
  display: grid;
  gap: var(--credence-4);
`;
