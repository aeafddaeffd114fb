import { styled } from 'styled-components';

export const Note = styled.div`
  display: grid;
  gap: var(--credence-2);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);
  overflow-wrap: anywhere;

  &:not(:empty) {
    margin-block: var(--credence-3);
    padding-inline-start: var(--credence-3);
    border-inline-start: 3px solid var(--credence-changed-mark);
  }
  & > p {
    margin: 0;
    max-inline-size: var(--credence-measure);
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem var(--credence-4);
`;
