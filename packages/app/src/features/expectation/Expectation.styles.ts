import { styled } from 'styled-components';

export const Section = styled.section`
  padding-block: var(--credence-2);
  border-block: 1px solid var(--credence-hairline);
  overflow-wrap: anywhere;
`;

export const Part = styled.div`
  display: grid;
  gap: var(--credence-3);
  padding-block: var(--credence-2);

  &[hidden] {
    display: none;
  }
`;

export const Conditions = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Condition = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem var(--credence-4);
  padding-block: 0.75rem;
  border-block-end: 1px solid var(--credence-hairline);

  & > span {
    flex: 1 1 20rem;
  }
`;

/* What the choice says. */
export const ReadBack = styled.div`
  flex: 1 0 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem var(--credence-3);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);

  &[data-open] {
    padding-inline-start: var(--credence-3);
    border-inline-start: 3px solid var(--credence-changed-mark);
    color: var(--credence-ink);
  }
  &:empty {
    position: absolute;
  }
`;

export const Found = styled.div`
  & > ul {
    margin: 0.25rem 0 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    gap: 0.25rem;
    padding-block: 0.5rem;
    font-size: var(--credence-text-sm);
  }
  &:not(:empty) {
    padding-inline-start: var(--credence-3);
    border-inline-start: 3px solid var(--credence-changed-mark);
  }
`;

export const Pair = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem var(--credence-4);
`;
