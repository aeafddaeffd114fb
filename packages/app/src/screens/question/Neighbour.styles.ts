import { styled } from 'styled-components';

/** One line that is there before it has anything to say, so that nothing below it moves. */
export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--credence-3);
  min-block-size: 2.75rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);

  > button[data-size] {
    padding-inline: 0;
    border: 0;
    background: none;
    font-weight: 600;
  }
  > button[data-size]:disabled {
    border: 0;
  }
`;
