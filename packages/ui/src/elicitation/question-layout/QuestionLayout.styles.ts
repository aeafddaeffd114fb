import { styled } from 'styled-components';
import { clearOfDock } from '../dock/Dock.styles.js';
import { frame } from '../frame/frame.styles.js';

export const Root = styled.div`
  ${frame}
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
`;

export const Columns = styled.div`
  ${clearOfDock}
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  column-gap: var(--credence-12);
  inline-size: 100%;
  max-inline-size: var(--credence-max);
  margin-inline: auto;
  padding-inline: var(--credence-gutter);

  > * {
    min-inline-size: 0;
  }
  > [data-slot='question']:first-child,
  > [data-slot='question']:first-child + [data-slot='exits'] {
    grid-column: 1 / -1;
  }
  > [data-slot='exits'] {
    align-self: start;
    padding-block: var(--credence-3);
    border-block-start: 1px solid var(--credence-hairline);
  }
  > [data-slot='question'] {
    padding-block-end: var(--credence-3);
    --credence-page-edge: var(--credence-gutter);
  }
  [data-slot='question'] :is(input, button, textarea, a) {
    scroll-margin-block-start: 4rem;
  }
  /* Scrolling to a slider shows its whole row, and must not move the page if that is visible. */
  [data-slot='question'] input[type='range'] {
    scroll-margin-block-end: calc(var(--credence-dock-height, 0px) + 2.25rem);
  }
  @container credence-frame (min-width: 48em) {
    [data-slot='question'] input[type='range'] {
      scroll-margin-block-end: calc(var(--credence-dock-height, 0px) + 1.25rem);
    }
  }
  @container credence-frame (min-width: 62em) {
    grid-template-columns: 12.5rem minmax(0, 1fr);

    > [data-slot='question']:not(:first-child) {
      --beside: var(--credence-6);
      grid-area: 1 / 2 / span 2;
      border-inline-start: 1px solid var(--credence-hairline);
      padding-inline-start: calc(var(--beside) - 1px);
      margin-inline-start: calc(var(--beside) * -1);
    }
    > [data-slot='question']:not(:first-child) + [data-slot='exits'] {
      grid-area: 2 / 1;
    }
  }
  /* In a low window a long name, which each row repeats, gives way to what follows. */
  @container credence-frame (min-width: 48em) {
    @media (max-height: 53.74em) {
      [data-long] > & h1 {
        font-size: var(--credence-text-xl);
      }
      [data-long] > & [data-slot='hint'] {
        padding-block: 0.1875rem;
      }
    }
  }
  @container credence-frame (min-width: 87.5em) {
    grid-template-columns: 15rem minmax(0, 1fr);
    column-gap: var(--credence-16);

    > [data-slot='question']:not(:first-child) {
      --beside: var(--credence-8);
    }
  }
`;

export const DockRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--credence-4);
  padding-block: 0.625rem 0.75rem;

  & + & {
    padding-block-start: 0;
  }
  /* The arrow is lighter than a letter, so the spacing is measured from the word. */
  > [data-credence='back-link'] > svg {
    margin-inline-start: -0.25rem;
  }
  > [data-credence='back-link']:dir(rtl) > svg {
    scale: -1 1;
  }
  @container credence-frame (min-width: 48em) {
    @media (min-height: 53.75em) {
      padding-block: 0.875rem 1rem;

      & + & {
        padding-block-start: 0;
      }
    }
  }
  @container credence-frame (max-width: 47.99em) {
    flex-wrap: wrap;
    gap: 0.5rem;
    padding-block: 0.5rem;

    > [data-slot='continue'] {
      flex: 1;
    }
  }
`;

export const Message = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const Meta = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: var(--credence-4);
  min-inline-size: 0;

  @container credence-frame (max-width: 47.99em) {
    flex: 0 0 100%;
    flex-wrap: wrap;
    gap: 0.125rem 0.75rem;
    font-size: var(--credence-text-xs);
  }
`;

/** Two lines are no higher than the buttons beside them; a reason without room beside them takes a third. */
export const Notes = styled.span`
  display: grid;
  min-inline-size: 0;
  font-size: var(--credence-text-sm);
  line-height: 1.25rem;
  color: var(--credence-ink-3);
  white-space: nowrap;

  > [data-slot='untouched'] {
    white-space: normal;
    color: var(--credence-ink-2);
  }
  @container credence-frame (max-width: 47.99em) {
    font-size: inherit;

    > [data-slot='note'] {
      white-space: normal;
    }
  }
`;

/** The key hints: for keyboard users, if there is room. */
export const Keys = styled.span`
  display: none;
  flex: 1;
  min-inline-size: 0;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;

  > span {
    display: none;
  }
  @container credence-frame (min-width: 75em) {
    &[data-focus] {
      display: block;
    }
  }
  &[data-focus='radio'] > [data-of='radio'],
  &:is([data-focus='range'], [data-focus='rest']) > [data-of='range'],
  &[data-focus='rest'] > [data-of='rest'] {
    display: inline;
  }
`;

export const Progress = styled.div`
  display: flex;
  align-items: center;
  gap: var(--credence-3);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);
  white-space: nowrap;

  > [data-credence='progress-bar'] {
    font-size: inherit;
  }
  [data-slot='track'] {
    inline-size: 5rem;
    min-inline-size: 3rem;
  }
  [data-slot='text'] {
    display: flex;
    gap: var(--credence-3);
  }
  @container credence-frame (min-width: 62em) {
    [data-slot='track'] {
      inline-size: 9rem;
    }
  }
  @container credence-frame (max-width: 47.99em) {
    flex: 1;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 0 0.5rem;
    font-size: inherit;

    [data-slot='then'] {
      display: none;
    }

    /* Without room beside the number it goes below it. */
    > [data-credence='progress-bar'] {
      flex: 0 1 auto;
      min-inline-size: min-content;
      justify-content: flex-end;
      gap: 0.5rem;
    }
    [data-slot='track'] {
      flex: 0 1 4rem;
      inline-size: auto;
      min-inline-size: 2rem;
    }
    [data-slot='text'] {
      gap: 0.5rem;
    }
  }
`;
