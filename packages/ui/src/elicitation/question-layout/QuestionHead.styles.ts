import { styled } from 'styled-components';
import { accentSoft } from '../../foundations/theme/derived.styles.js';

export const Head = styled.div`
  padding-block: var(--credence-4) 0.375rem;

  > p {
    margin-block-start: 0.125rem;
    font: 400 var(--credence-text-lg) / 1.4 var(--credence-font-title);
    color: var(--credence-ink-2);
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  > p b {
    font-weight: 500;
    color: var(--credence-ink);
  }
  @container credence-frame (min-width: 48em) {
    @media (min-height: 53.75em) {
      padding-block: var(--credence-6) 0.5rem;
    }
  }
  /* With a long name, which each row repeats, a low window has no room to spare. */
  @container credence-frame (min-width: 48em) {
    @media (max-height: 53.74em) {
      [data-long] & {
        padding-block: 0.5rem 0.25rem;
      }
    }
  }
  @container credence-frame (max-width: 47.99em) {
    padding-block: 0.75rem 0.25rem;

    > p {
      font-size: 1.0625rem;
    }
    /* The list of conditions above says the same. */
    > p:has([data-repeats]),
    > p:has([data-repeats]) + [data-slot='whole-lead'] {
      display: none;
    }
    > p:not([data-whole]):not(:has([data-lead-name])) {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      overflow: hidden;
    }
    /* Names give way, what they are does not: no state is ever cut. */
    > p:not([data-whole]) [data-lead-name='gives-way'] {
      display: inline-block;
      max-inline-size: 6.5em;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      vertical-align: bottom;
    }
    > [data-slot='whole-lead'] {
      padding-inline: 0;
    }
  }
  @container credence-frame (min-width: 48em) {
    > [data-slot='whole-lead'] {
      display: none;
    }
  }
  /* The note stands beside the conditions, and what is above it does not move. */
  @container credence-frame (min-width: 75em) {
    &[data-about] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 22rem;
      grid-template-rows: auto 1fr;
      column-gap: var(--credence-8);
    }
  }
`;

export const TitleLine = styled.div`
  display: flex;
  align-items: start;
  gap: var(--credence-2);

  > h1 {
    min-inline-size: 0;
    font: 500 var(--credence-text-2xl) / 1.15 var(--credence-font-title);
    letter-spacing: -0.012em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  > h1:focus {
    outline: none;
    box-shadow: none;
  }
  > button {
    flex: none;
    inline-size: 2rem;
    block-size: 2rem;
    min-inline-size: 0;
    min-block-size: 0;
    margin-block: 0.125rem -0.125rem;
    color: var(--credence-accent);
  }
  > button[aria-expanded='true'] {
    background: ${accentSoft};
  }
  @media (pointer: coarse) {
    > button {
      inline-size: 2.75rem;
      block-size: 2.75rem;
      margin-block: -0.5rem;
      /* Its tint ends before the lines below. */
      padding: 0.375rem;
      background-clip: content-box;
    }
  }
  @container credence-frame (max-width: 47.99em) {
    > h1 {
      font-size: min(1.5rem, 11vw);
    }
  }
`;

/** What is meant: beside the conditions or, if there is no room, below them. */
export const About = styled.div`
  margin-block: var(--credence-3) var(--credence-2);
  padding-block-start: var(--credence-3);
  border-block-start: 1px solid var(--credence-hairline-strong);
  font-size: 0.9375rem;
  line-height: 1.5;
  color: var(--credence-ink-2);
  overflow-wrap: anywhere;

  > b {
    display: block;
    font-weight: 600;
    color: var(--credence-ink);
  }
  @container credence-frame (min-width: 75em) {
    grid-column: 2;
    grid-row: 1 / -1;
    max-block-size: 16rem;
    overflow-y: auto;
    /* What is cut at the edge fades, and can be scrolled clear of it. */
    mask-image: linear-gradient(#000 calc(100% - 1.5rem), transparent);
    margin-block: 0.25rem 0;
    padding-block: 0 1.5rem;
    padding-inline-start: var(--credence-5);
    border-block-start: 0;
    border-inline-start: 1px solid var(--credence-hairline-strong);
  }
`;
