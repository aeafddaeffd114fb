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
    max-inline-size: 40rem;
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

/**
 * People with what is fixed beside them, and below both whom to ask, where there is room; elsewhere what is fixed comes
 * last.
 */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--credence-8) 3rem;

  @media (min-width: 62em) {
    &:has(> [data-part='people']) {
      grid-template-columns: minmax(0, 1fr) 20rem;
    }
    > [data-part='people'] {
      grid-area: 1 / 1;
    }
    > [data-part='people'] ~ [data-part='rules'] {
      grid-area: 1 / 2;
    }
    > [data-part='people'] ~ [data-part='invite'] {
      grid-area: 2 / 1 / auto / -1;
    }
    > [data-part='rules'] {
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

/** A title, and what can be done beside it. */
export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--credence-3);

  /* Its words stand in line with the title, beside or below it. */
  > button {
    margin-block: -0.125rem;
    margin-inline: -0.5rem;
    padding-inline: 0.5rem;
  }
`;

/** A form, and what comes of it beside it where there is room. */
export const InviteArea = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--credence-8) 4rem;

  @media (min-width: 62em) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
  }
`;

/** What a form ends with. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--credence-2) var(--credence-3);

  @media (max-width: 35.99em) {
    > [type='submit'] {
      flex: 1 1 auto;
    }
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--credence-5);
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
