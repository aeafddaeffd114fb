import { styled } from 'styled-components';

export const DockMessage = styled.div`
  &:not(:empty) {
    display: grid;
    gap: 0.5rem;
    padding-block-start: 0.75rem;
  }
`;

/** As drawn: 86 px with the line above it, and 100 px where the coverage stands above the buttons. */
export const DockRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0.375rem var(--credence-16);
  box-sizing: border-box;
  min-block-size: 5.3125rem;

  > [data-credence='coverage-strip'] {
    grid-area: 1 / 2;
  }
  @container credence-frame (max-width: 74.99em) {
    column-gap: var(--credence-6);
  }
  @container credence-frame (max-width: 47.99em) {
    grid-template-columns: minmax(0, 1fr);
    align-content: end;
    min-block-size: 4rem;
    padding-block: 0.8125rem 0.5rem;

    > [data-credence='coverage-strip'] {
      grid-area: auto;
      line-height: 1.5rem;
    }
    /* Along the upper edge of the dock. */
    > * > [data-slot='picture'] {
      position: absolute;
      inset-block-start: 0;
      inset-inline: 0;
      block-size: 5px;
      margin: 0;
      clip-path: inset(0);
    }
  }
`;

export const DockActions = styled.div`
  display: flex;
  gap: 0.75rem;

  > [data-waits] {
    border-style: dashed;
    color: var(--credence-ink-3);
  }
  @container credence-frame (max-width: 47.99em) {
    /* With large text they have no room beside each other. */
    flex-wrap: wrap;

    > button {
      flex: 1;
      min-block-size: 3rem;
      padding-inline: 0.5rem;
      line-height: 1.2;
    }
    > [data-variant='primary'] {
      flex: 0 0 7.75rem;
    }
  }
`;
