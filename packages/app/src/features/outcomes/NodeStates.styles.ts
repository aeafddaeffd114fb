import { styled } from 'styled-components';

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }
`;

/* A finding is said by somebody: filled. An outcome has the double outline that it has in the map. */
export const Chip = styled.li`
  display: flex;
  align-items: center;
  min-block-size: 2rem;
  max-inline-size: 100%;
  padding-inline-start: 0.75rem;
  border: 1px solid var(--credence-accent);
  border-radius: 1rem;
  font-size: var(--credence-text-sm);
  line-height: 1.25;
  overflow-wrap: anywhere;

  &[data-look='finding'] {
    background: var(--credence-accent);
    color: var(--credence-on-accent);
  }
  &[data-look='outcome'] {
    border-color: var(--credence-ink);
    outline: 1px solid var(--credence-ink);
    outline-offset: 1px;
    margin: 2px;
  }
  & b {
    font-weight: 600;
  }
  & > button {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 2rem;
    min-block-size: 2rem;
    border-radius: 1rem;
    cursor: pointer;
  }
  & > button:focus-visible {
    outline: 2px solid currentcolor;
    outline-offset: -3px;
  }
  @media (pointer: coarse) {
    min-block-size: 2.75rem;
    border-radius: 1.375rem;

    & > button {
      inline-size: 2.75rem;
      min-block-size: 2.75rem;
    }
  }
`;

export const Adding = styled.div`
  display: grid;
  gap: 0.5rem;
  inline-size: 100%;
  max-inline-size: 26rem;
`;

export const Likely = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem;

  & > p {
    flex: 1 0 100%;
    font-size: var(--credence-text-sm);
    color: var(--credence-ink-2);
  }
`;

/* One question, with what leaves it at the end of its first line. */
export const States = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 0.375rem 0.5rem;
  padding: 0.5rem 0.5rem 0.625rem 0.75rem;
  border: 1px solid var(--credence-hairline-strong);
  border-radius: var(--credence-radius);

  & > p:first-child {
    align-self: center;
    overflow-wrap: anywhere;
  }
  & > div {
    display: flex;
    grid-row: 2;
    grid-column: 1 / -1;
    flex-wrap: wrap;
    gap: 0.375rem;
    max-block-size: 12rem;
    padding: 3px;
    margin: -3px;
    overflow-y: auto;
  }
`;

export const Missing = styled.p`
  grid-column: 1 / -1;
  font-size: var(--credence-text-sm);
  color: var(--credence-error);
`;

export const Choice = styled.div`
  display: grid;
  inline-size: 100%;
  gap: var(--credence-3);

  &[data-folds] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  &[data-folds] > ${Adding} {
    flex: 1 0 100%;
  }
`;
