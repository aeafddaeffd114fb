import { styled } from 'styled-components';

export const Alerts = styled.div`
  display: grid;
  gap: 0.5rem;
  margin-block-start: var(--credence-4);

  &:empty {
    display: none;
  }
`;

export const Waiting = styled.div`
  display: grid;
  min-block-size: 20rem;
`;

/* Wide: two columns with a vertical line between them. Narrow: one. */
export const Columns = styled.div`
  display: grid;
  padding-block-start: var(--credence-5);

  @media (min-width: 62em) {
    grid-template-columns: minmax(0, 1.15fr) auto minmax(0, 1fr);
    column-gap: var(--credence-8);
  }
`;

/* In the narrow layout it is the bottom line of the list above. */
export const Divider = styled.hr`
  margin: 0 0 var(--credence-8);
  border: 0;
  border-block-start: 1px solid var(--credence-hairline);

  &[data-apart] {
    margin-block: var(--credence-8) var(--credence-6);
  }
  @media (min-width: 62em) {
    /* Takes no space, so that the columns match those of the introduction below. */
    &,
    &[data-apart] {
      margin: 0 -1px 0 0;
    }
    border: 0;
    border-inline-start: 1px solid var(--credence-hairline);
  }
`;

export const Stack = styled.section`
  display: grid;
  gap: var(--credence-3);
  align-content: start;
  min-inline-size: 0;
`;

export const ChooseRow = styled.div`
  display: flex;
  align-items: start;
  gap: 0.5rem;

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  @media (max-width: 22.49em) {
    flex-direction: column;
    align-items: stretch;
  }
`;

export const Recent = styled.ul`
  margin-block-start: 0.5rem;
  border-block-start: 1px solid var(--credence-hairline);

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 0.875rem;
    align-items: center;
    padding-block: 0.75rem;
    border-block-end: 1px solid var(--credence-hairline);
    position: relative;
  }
  /* On touch screens the whole row is the link. */
  @media (pointer: coarse) {
    && > li a[data-quiet] {
      position: static;
    }
    && > li a[data-quiet]::after {
      inset: 0;
    }
  }
  @media (max-width: 61.99em) {
    > li:last-child {
      border: 0;
    }
  }
  /* A phone with large text: the name has the whole width. */
  @media (max-width: 19.99em) {
    > li {
      grid-template-columns: auto minmax(0, 1fr);
    }
    > li > :nth-child(2) {
      grid-column: 1 / -1;
      order: -1;
    }
  }
`;

export const RecentText = styled.div`
  display: grid;
  gap: 0.1875rem;
  min-inline-size: 0;
`;

export const RecentName = styled.p`
  font: 500 var(--credence-text-lg) / 1.3 var(--credence-font-title);
  overflow: hidden;
  text-overflow: ellipsis;

  @media (max-width: 19.99em) {
    font-size: min(var(--credence-text-lg), 9vw);
    overflow-wrap: anywhere;
  }
`;

/* Of a network that the page's own script names, the rest is not known yet. */
export const OnlyNames = styled.div`
  display: contents;

  li > :not(:nth-child(2)),
  li > :nth-child(2) > :last-child {
    visibility: hidden;
  }
`;
