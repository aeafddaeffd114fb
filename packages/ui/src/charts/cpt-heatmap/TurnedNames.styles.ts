import { styled } from 'styled-components';

/** The states, which stay above the rows. */
export const StateHead = styled.div`
  && {
    position: sticky;
  }
  z-index: 2;
  inset-block-start: 0;
  background: var(--credence-paper);
  font-size: var(--credence-text-xs);
  font-weight: 600;
  line-height: 2rem;
  color: var(--credence-ink-3);
  white-space: nowrap;

  > span {
    display: block;
    box-sizing: border-box;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > :first-child {
    padding-inline-start: 0.375rem;
  }
  > [data-slot='state'] {
    position: absolute;
    inset-block: 0;
    display: grid;
    align-content: center;
    padding-inline: 0.125rem;
    line-height: 1.1;
    text-align: center;
    white-space: normal;
  }
  > [data-slot='state'] > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
`;

export const GroupName = styled.p`
  position: absolute;
  inset-inline: 0;
  overflow: hidden;
  padding-block-start: 0.875rem;
  padding-inline-start: 0.375rem;
  font-size: var(--credence-text-sm);
  font-weight: 600;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

export const RowName = styled.p`
  position: absolute;
  inset-inline-start: 0;
  overflow: hidden;
  padding-inline-start: 0.375rem;
  font-size: var(--credence-text-sm);
  line-height: 2rem;
  color: var(--credence-ink-2);
  white-space: nowrap;
  text-overflow: ellipsis;
`;
