import { styled } from 'styled-components';
import { clearOfDock } from '../dock/Dock.styles.js';
import { frame } from '../frame/frame.styles.js';

export const Root = styled.div`
  ${frame}
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 100%;

  > [data-slot='dock'] {
    order: 1;
  }
`;

export const Columns = styled.div`
  ${clearOfDock}
  flex: 1;
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: var(--credence-max);
  margin-inline: auto;
  padding-inline: var(--credence-gutter);
  --credence-page-edge: var(--credence-gutter);

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
  @container credence-frame (max-width: 61.99em) {
    /* What sticks below the line of the conditions. */
    &:has(> [data-credence='conditions-panel']) {
      --credence-conditions-height: calc(2.75rem + 1px);
    }
    > [data-slot='question'] {
      padding-block-end: 0;
    }
    > [data-slot='exits'] {
      padding-block: 0;
      border: 0;
    }
  }
  > [data-slot='question'] {
    padding-block-end: var(--credence-3);
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
    display: grid;
    grid-template-columns: 12.5rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    column-gap: var(--credence-12);

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

/** How far the user is, above the question: where the dock has no room for it. */
export const Above = styled.div`
  display: none;

  @container credence-frame (max-width: 61.99em) {
    display: flex;
    align-items: center;
    min-block-size: 2rem;
    padding-inline: var(--credence-gutter);
    border-block-end: 1px solid var(--credence-hairline);

    > * {
      flex: 1;
    }
  }
`;

/** The last line of the page. */
export const End = styled.div`
  ${clearOfDock}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 0.25rem var(--credence-4);
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: var(--credence-max);
  margin-inline: auto;
  padding: var(--credence-2) var(--credence-gutter);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);

  > [data-credence='footer'],
  > [data-credence='footer'] > * {
    inline-size: auto;
    margin: 0;
    padding: 0;
    border: 0;
  }
  /* Where the dock has room for the note. */
  @container credence-frame (min-width: 75em) {
    > [data-slot='note'] {
      display: none;
    }
  }
  @container credence-frame (max-width: 74.99em) {
    justify-content: space-between;
  }
  @container credence-frame (max-width: 47.99em) {
    /* Where rows do not add up the dock is higher by this much, and nothing is covered for good. */
    margin-block-end: 2.375rem;
  }
`;

export const Note = styled.span`
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
`;

export const Message = styled.div`
  padding-block-start: 0.625rem;
`;

/** As high on every question, whatever is said in it: what is more stands above it, and "Continue" keeps its place. */
export const DockRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--credence-4);
  min-block-size: 4.75rem;
  padding-block: 0.75rem 0.625rem;

  > [data-slot='continue'] {
    flex: none;
    min-inline-size: 7.75rem;
    min-block-size: 2.75rem;
  }
  > [data-credence='stored-shares'] {
    display: flex;
    flex-wrap: wrap;
    flex: 0 1 auto;
    inline-size: auto;
    gap: 0 var(--credence-5);
  }
  /* Along the upper edge of the dock. */
  > * > [data-credence='share-bar'][data-size='strip'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
  }
  /* Two ways to 100 take the room of the note. */
  > [data-adds-up='no'] ~ [data-slot='meta'] > [data-slot='note'] {
    display: none;
  }
  /* The arrow is lighter than a letter, so the spacing is measured from the word. */
  > [data-credence='back-link'][data-size],
  > [data-credence='back-link'][aria-disabled] {
    border-color: transparent;
    background: none;
  }
  > [data-credence='back-link'] > svg {
    margin-inline-start: -0.25rem;
  }
  > [data-credence='back-link']:dir(rtl) > svg {
    scale: -1 1;
  }
  @container credence-frame (max-width: 47.99em) {
    display: grid;
    grid-template:
      'ways ways ways' auto
      'continue sentence back' minmax(3rem, auto) / auto minmax(0, 1fr) auto;
    align-items: end;
    gap: 0 0.75rem;
    min-block-size: 0;
    padding-block: 0.875rem 0.5rem;

    > [data-slot='continue'] {
      grid-area: continue;
      min-block-size: 3rem;
    }
    > [data-credence='back-link'] {
      grid-area: back;
      min-block-size: 3rem;
      padding-inline: 0;
      border: 0;
      background: none;
    }
    > [data-credence='stored-shares'] {
      display: contents;
    }
    > * > [data-slot='sentence'] {
      grid-area: sentence;
      align-self: center;
    }
    > [data-adds-up='no'] > [data-slot='sentence'] > [data-slot='lead'] {
      display: block;
    }
    > [data-adds-up='yes'] b:not(:empty) + [data-slot='further'] {
      display: block;
    }
    /* Three lines, where more than three figures take them, are as high as the button. */
    > [data-credence='stored-shares']:not([data-few]) > [data-slot='sentence'] {
      font-size: var(--credence-text-xs);
      line-height: 1rem;
    }
    > * > [data-slot='ways'] {
      grid-area: ways;
      justify-content: space-between;
      min-block-size: 2.75rem;
      margin-block-start: -0.375rem;
    }
    > * > [data-slot='ways'] > button {
      min-block-size: 2.75rem;
    }
  }
  @container credence-frame (max-width: 23.99em) {
    column-gap: 0.5rem;

    > [data-slot='continue'] {
      min-inline-size: 6.75rem;
      padding-inline: 0.75rem;
    }
    > * > [data-slot='sentence'],
    > * > [data-slot='sentence'] > [data-slot='lead'] {
      font-size: var(--credence-text-xs);
      line-height: 1rem;
    }
  }
  /* The narrowest phones, and others with large text: one below the other. */
  @container credence-frame (max-width: 21.99em) {
    grid-template:
      'ways ways' auto
      'sentence sentence' auto
      'continue back' auto / minmax(0, 1fr) auto;

    > * > [data-slot='sentence'] {
      padding-block-end: 0.375rem;
    }
    > [data-adds-up='no'] > [data-slot='sentence'] > [data-slot='lead'] {
      display: inline;
    }
  }
`;

export const Meta = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--credence-4);
  flex: 1 0 auto;
  white-space: nowrap;

  @container credence-frame (max-width: 61.99em) {
    display: none;
  }
  /* It stands at the end of the page. */
  @container credence-frame (max-width: 74.99em) {
    > [data-slot='note'] {
      display: none;
    }
  }
`;

/** The key hints: for keyboard users, if there is room. */
export const Keys = styled.span`
  display: none;
  /* It takes no room from what is stored. */
  flex: 1 1 0;
  inline-size: 0;
  min-inline-size: 0;
  text-align: end;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;

  > span {
    display: none;
  }
  @container credence-frame (min-width: 87.5em) {
    &[data-focus] {
      display: block;
    }
  }
  &[data-focus='radio'] > [data-of='radio'],
  &[data-focus='range'] > [data-of='range'] {
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
      inline-size: 7.5rem;
    }
  }
  @container credence-frame (max-width: 61.99em) {
    font-size: var(--credence-text-xs);
    white-space: normal;

    > [data-credence='progress-bar'] {
      flex: 1;
      min-inline-size: 0;
    }
    [data-slot='track'] {
      flex: 1;
      inline-size: auto;
      min-inline-size: 2rem;
    }
    [data-slot='text'] {
      flex-wrap: wrap;
      justify-content: end;
      gap: 0 0.5rem;
    }
    [data-slot='then'] {
      display: none;
    }
  }
`;
