import { styled } from 'styled-components';

export const Notes = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.5rem;
  margin-block-end: var(--credence-4);
  padding-block: 0.625rem;
  border-block: 1px solid var(--credence-hairline);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);

  > svg {
    margin-block-start: 0.1875rem;
    color: var(--credence-ink);
  }
  b {
    font-weight: 600;
    color: var(--credence-ink);
  }
  ul {
    display: grid;
    gap: 0.375rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  p,
  li {
    max-inline-size: var(--credence-measure);
    overflow-wrap: anywhere;
  }
`;

export const NotesHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.25rem;
  min-block-size: 1.5rem;

  > button {
    margin-block: -0.375rem;
  }
`;
