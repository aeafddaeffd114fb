import { styled } from 'styled-components';

/** Title and sealed line, with what to do next beside them where there is room. */
export const Head = styled.div`
  display: grid;
  gap: var(--credence-5) var(--credence-8);
  padding-block: var(--credence-6) var(--credence-5);

  > :first-child {
    min-inline-size: 0;
  }
  > :first-child > h1 + * {
    margin-block-start: var(--credence-2);
    max-inline-size: var(--credence-measure);
  }
  @media (min-width: 62em) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
`;

/** The way back to the network, close above the title. */
export const Crumb = styled.p`
  font-size: var(--credence-text-sm);
`;

export const Messages = styled.div`
  display: grid;
  gap: var(--credence-2);
  margin-block-end: var(--credence-4);

  &:empty {
    display: none;
  }
`;

/** Room for what stands over the rail. */
export const Timeline = styled.div`
  margin-block: var(--credence-4) var(--credence-8);
`;

/** Whom to ask, with what is fixed beside it where there is room, and last elsewhere. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--credence-8) 3rem;

  @media (min-width: 62em) {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 1fr) 20rem;
    }
    > :only-child {
      max-inline-size: 40rem;
    }
  }
`;

/** What is about people. */
export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--credence-8);
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--credence-3);
  padding-block-start: var(--credence-3);
  border-block-start: 1px solid var(--credence-ink);
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--credence-5);

  > :has(> [data-credence='address-chips']) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.375rem;
  }
  > button {
    justify-self: start;
  }
  @media (max-width: 35.99em) {
    > button {
      justify-self: stretch;
    }
  }
`;

/** A control below its name. */
export const Labelled = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.375rem;

  > :first-child {
    font-size: var(--credence-text-sm);
    font-weight: 600;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--credence-2) var(--credence-3);
  padding-block: var(--credence-5);
  border-block-start: 1px solid var(--credence-hairline);

  @media (max-width: 35.99em) {
    > button {
      flex: 1 1 auto;
    }
  }
`;
