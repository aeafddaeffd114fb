import { css, styled } from 'styled-components';
import { asCards } from './cards.styles.js';

/* From 576 px on, the headings sort. */
export const SortChoiceRoot = styled.div`
  display: none;
  align-items: center;
  gap: 0.5rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);

  > label {
    flex: none;
  }
  @media screen {
    &[data-always] {
      display: flex;
    }
    ${asCards(css`
      display: flex;
      border-block-end: 1px solid var(--credence-hairline-strong);
    `)}
  }
  @media screen and (max-width: 21.99em) {
    flex-wrap: wrap;
  }
`;

export const SortField = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: 1;
  min-inline-size: 0;

  > select {
    appearance: none;
    min-block-size: 2.25rem;
    min-inline-size: 0;
    max-inline-size: 100%;
    padding-inline: 0.375rem 1.5rem;
    border: 0;
    border-radius: var(--credence-radius);
    background: none;
    font-size: var(--credence-text-sm);
    font-weight: 600;
    color: var(--credence-ink);
    text-overflow: ellipsis;
    cursor: pointer;

    /* An iPhone zooms into a field with smaller letters. */
    @media (pointer: coarse) {
      font-size: var(--credence-text-md);
    }
  }
  > select:hover {
    background: var(--credence-paper-hover);
  }
  option {
    background: var(--credence-paper-raised);
    color: var(--credence-ink);
  }
  > svg {
    margin-inline-start: -1.375rem;
    pointer-events: none;
  }
  @media (pointer: coarse) {
    > select {
      min-block-size: 2.75rem;
    }
  }
  @media (max-width: 21.99em) {
    flex-basis: 7rem;
  }
`;
