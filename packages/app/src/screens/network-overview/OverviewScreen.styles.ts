import { styled } from 'styled-components';

export const Progress = styled.div`
  display: flex;
  align-items: center;
  gap: var(--credence-3);
  max-inline-size: 30rem;
  margin-block-start: 0.375rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);

  & > :first-child {
    flex: 1 0 6rem;
  }
  & b {
    color: var(--credence-ink);
    font-weight: 600;
  }
  @media (max-width: 19.99em) {
    flex-wrap: wrap;
  }
`;

/* May be of any length, and is not what users come for. */
export const Description = styled.div`
  max-inline-size: var(--credence-measure);

  & > [data-folded] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  & > button {
    margin-inline-start: -0.75rem;
  }
  @media print {
    & > [data-folded] {
      display: block;
    }
    & > button {
      display: none;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  @media (max-width: 36rem) {
    & > * {
      flex: 1 1 auto;
    }
    & > [data-variant='primary'] {
      flex-basis: 100%;
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  & > :first-child {
    flex: 1 1 12rem;
  }
  @media (max-width: 35.99em) {
    & > :first-child {
      flex-basis: 100%;
    }
    & > button {
      flex: auto;
      justify-content: center;
    }
  }
`;

/** Leads to the map where it stands below the list. */
export const ToMap = styled.span`
  font-size: 0.9375rem;
  font-weight: 600;

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--credence-control);
    padding-inline: 0.5rem;
  }
  @media (min-width: 75em) {
    display: none;
  }
`;

export const Section = styled.section`
  margin-block: var(--credence-8) 0;

  & li {
    padding-block: 0.5rem;
    border-block-end: 1px solid var(--credence-hairline);
  }
  & ul {
    margin: 0.5rem 0 0;
    padding: 0;
    list-style: none;
  }
`;

export const Messages = styled.div`
  display: grid;
  gap: 0.5rem;
  margin-block-end: var(--credence-4);

  &:empty {
    display: none;
  }
`;

/* What stands below the head of an overview that the page's own script shows: as if nothing were around it. */
export const Below = styled.div`
  display: contents;
`;
