import { styled } from 'styled-components';
import { clearOfDock, scrollsByItself } from '../dock/Dock.styles.js';
import { frame } from '../frame/frame.styles.js';

export const Root = styled.div`
  ${frame}
  display: flex;
  flex-direction: column;
  text-align: start;

  &[data-layout='page'] {
    flex: 1 0 auto;
  }
  /* Part of a page of its own, whose content it must not cover. */
  &[data-layout='block'] > [data-slot='dock'] {
    position: relative;
    background: none;

    > * {
      padding-inline: 0;
    }
  }
`;

export const Columns = styled.div`
  ${clearOfDock}
  flex: 1;
  inline-size: 100%;

  > * {
    min-inline-size: 0;
  }
  /* For the handles of combinations, which stand before them. */
  [data-layout='block'] > & {
    padding-inline: var(--credence-4);
  }
  [data-layout='page'] > & {
    max-inline-size: var(--credence-max);
    margin-inline: auto;
    padding-inline: var(--credence-gutter);
  }
  @container credence-frame (min-width: 48em) {
    display: grid;
    grid-template-columns: minmax(15.5rem, 30%) minmax(0, 1fr);
    column-gap: var(--credence-6);
  }
  @container credence-frame (min-width: 75em) {
    grid-template-columns: 27rem minmax(0, 1fr);
    column-gap: var(--credence-16);
  }
  @container credence-frame (max-width: 47.99em) {
    display: flex;
    flex-direction: column;
    padding-block-end: var(--credence-3);
    /* Below the parents, which stick to the upper edge. */
    --credence-conditions-height: var(--credence-parents-height, 0px);

    * {
      scroll-margin-block-start: calc(var(--credence-parents-height, 0px) + 0.5rem);
    }
  }
`;

export const Side = styled.div`
  @container credence-frame (min-width: 48em) {
    padding-block: 1.625rem var(--credence-4);
  }
  @container credence-frame (max-width: 47.99em) {
    /* What sticks in it does so down the whole page. */
    display: contents;
  }
  [data-layout='page'] & {
    @container credence-frame (min-width: 48em) {
      @media (min-height: 37.5em) {
        ${scrollsByItself}
        position: sticky;
        inset-block-start: 0;
        align-self: start;
        /* Down to the dock, so that what is cut there shows that there is more. */
        max-block-size: max(18rem, 100dvh - var(--credence-dock-height, 5.375rem) - 3.5rem);
        overflow: auto;
        /* At an edge with more behind it lies a shadow; the paper that covers it scrolls along. */
        background:
          linear-gradient(var(--credence-paper) 40%, transparent) top / 100% 2.5rem no-repeat local,
          linear-gradient(transparent, var(--credence-paper) 60%) bottom / 100% 2.5rem no-repeat local,
          linear-gradient(var(--credence-hairline-strong), transparent) top / 100% 0.75rem no-repeat scroll,
          linear-gradient(transparent, var(--credence-hairline-strong)) bottom / 100% 0.75rem no-repeat scroll;
        /* Room for focus rings, which a scroll container would clip. */
        margin-inline: -4px;
        padding-inline: 4px;
      }
    }
  }
`;

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--credence-4);

  > * {
    min-inline-size: 0;
  }
  @container credence-frame (min-width: 48em) {
    padding-block: 1.125rem var(--credence-3);
    padding-inline-start: var(--credence-6);
    border-inline-start: 1px solid var(--credence-hairline);
  }
  @container credence-frame (min-width: 75em) {
    padding-inline-start: var(--credence-10);
  }
  @container credence-frame (max-width: 47.99em) {
    flex: 1;
    gap: var(--credence-2);
  }
`;

/** At the end of the page, however short it is. */
export const Links = styled.div`
  margin-block-start: auto;

  > [data-credence='footer'],
  > [data-credence='footer'] > * {
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

export const Asked = styled.div`
  @container credence-frame (max-width: 47.99em) {
    padding-block-start: 0.875rem;
  }
`;

export const Eyebrow = styled.p`
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
  overflow-wrap: anywhere;
`;

export const Question = styled.p`
  margin-block-start: 0.375rem;
  font: 400 1.1875rem / 1.42 var(--credence-font-title);
  color: var(--credence-ink-2);
  text-wrap: pretty;

  @container credence-frame (max-width: 74.99em) {
    font-size: 1.0625rem;
  }
`;

export const Remaining = styled.div`
  margin-block: 0.625rem;

  @container credence-frame (max-width: 47.99em) {
    margin-block: 0.25rem 0.5rem;
  }
`;

/** Below what it asks for, which keeps its place, and in sight wherever the page is scrolled to. */
export const MissingSentence = styled.div`
  margin-block: 0.25rem 0.5rem;

  [data-layout='page'] & {
    position: sticky;
    inset-block: 0.5rem calc(var(--credence-dock-height, 0px) + 0.5rem);
    z-index: 10;
    background: var(--credence-paper);
  }
`;

export const Introduction = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--credence-2);
  padding-block-start: var(--credence-4);
  border-block-start: 1px solid var(--credence-hairline);

  [data-layout='page'] & > button {
    margin-inline-start: -0.75rem;
  }
`;
