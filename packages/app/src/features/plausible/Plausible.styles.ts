import { styled } from 'styled-components';

export const Place = styled.div`
  display: grid;
  gap: var(--credence-3);
  margin-block-end: var(--credence-4);

  /* The focus only waits here: what was pressed is gone. */
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

/* As quiet as can be: whoever said "later" has been asked once. */
export const Waiting = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--credence-2);
  margin: 0;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);
`;
