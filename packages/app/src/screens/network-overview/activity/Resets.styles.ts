import { styled } from 'styled-components';

export const Section = styled.section`
  display: grid;
  gap: var(--credence-3);
  margin-block-start: var(--credence-8);
`;

/* Between hairlines, as the rows of the table above. */
export const PastResets = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid var(--credence-hairline);
  font-size: 0.9375rem;
  list-style: none;

  > li {
    padding-block: 0.625rem;
    border-block-end: 1px solid var(--credence-hairline);
    overflow-wrap: anywhere;
  }
  time {
    color: var(--credence-ink-2);
    white-space: nowrap;
  }
`;

/* The switch and what it does, closer to each other than to the list. */
export const Rule = styled.div`
  display: grid;
  justify-items: start;
  max-inline-size: var(--credence-measure);
`;
