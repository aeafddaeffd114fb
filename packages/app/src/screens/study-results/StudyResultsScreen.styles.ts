import { styled } from 'styled-components';

export const Head = styled.div`
  padding-block: var(--credence-6) var(--credence-5);

  > h1 + * {
    margin-block-start: var(--credence-2);
  }
`;

/** Whose results, and of when, close above the title. */
export const Crumb = styled.p`
  font-size: var(--credence-text-sm);
  line-height: 1.25rem;
  color: var(--credence-ink-2);
  overflow-wrap: anywhere;
`;

/** What to discuss beside the question where there is room for both. */
export const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--credence-8) 3rem;

  @media (min-width: 75em) {
    grid-template-columns: 18.5rem minmax(0, 1fr);
  }
`;

/** Why they say so, and what follows. */
export const Low = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--credence-8) 3rem;
  margin-block-start: var(--credence-8);

  @media (min-width: 62em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  padding-block-start: 0.625rem;
  border-block-start: 1px solid var(--credence-ink);

  > [data-credence='select-field'] {
    justify-self: start;
    margin-block-start: var(--credence-4);
    max-inline-size: 100%;
  }
  > [data-credence='alert'] {
    margin-block-start: var(--credence-3);
  }
`;

/** The question, with the heads of the columns of numbers beside it where there is room. */
export const QuestionHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem var(--credence-4);

  @media (min-width: 48em) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Meaning = styled.details`
  margin-block-start: var(--credence-2);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);

  > summary {
    min-block-size: 1.5rem;
    inline-size: fit-content;
    color: var(--credence-accent);
    cursor: pointer;
  }
`;

/** A finding and its measure above the strip. */
export const Finding = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  justify-content: space-between;
  align-items: baseline;
  margin-block: var(--credence-4) var(--credence-2);
  padding-block-start: 0.75rem;
  border-block-start: 1px solid var(--credence-hairline);
  overflow-wrap: anywhere;

  > * {
    font-size: var(--credence-text-sm);
    line-height: 1.25rem;
    min-inline-size: 0;
  }
`;

export const Saying = styled.ul`
  margin-block-start: 0.25rem;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 0.75rem;
    padding-block: 0.75rem;
    border-block-end: 1px solid var(--credence-hairline);
  }
  > li[data-coded] {
    grid-template-columns: 1.25rem minmax(0, 1fr);
  }
  /* Its word begins where the comment does. */
  > li > div > button {
    margin-inline-start: -0.75rem;
  }
`;

/** What somebody wrote, in their own lines and direction. */
export const Said = styled.p`
  font: 400 1.0625rem / 1.4 var(--credence-font-title);
  text-wrap: pretty;
  white-space: pre-line;
  unicode-bidi: plaintext;
  overflow-wrap: anywhere;
`;

export const Outcomes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--credence-6) var(--credence-8);
  margin-block: var(--credence-3);

  @media (min-width: 48em) {
    &:has(> :nth-child(2)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export const Outcome = styled.div`
  min-inline-size: 0;
`;

/** Read aloud, and not seen. */
export const Announcement = styled.p`
  position: absolute;
  inset-block-start: 0;
  overflow: hidden;
  inline-size: 1px;
  block-size: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`;
