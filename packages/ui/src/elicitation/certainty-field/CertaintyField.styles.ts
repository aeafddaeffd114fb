import { css, styled } from 'styled-components';
import { ownWidth, upTo } from '../frame/frame.styles.js';
import { coveringInput } from '../../foundations/fields/coveringInput.styles.js';
import { accentHover, accentSoft, focus } from '../../foundations/theme/derived.styles.js';

export const Root = styled.div`
  contain: inline-size;
  ${ownWidth}
  border-block-start: 1px solid var(--credence-hairline);
  padding-block: 0.5rem;

  > [data-slot='error'] {
    margin-block-start: 0.375rem;
  }
  @media (min-width: 48em) and (min-height: 53.75em) {
    padding-block: 1rem;
  }
  ${upTo(
    '47.99em',
    css`
      padding-block: 0.5rem 0.375rem;
    `,
  )}
  /* With room beside it, the explanation moves nothing. */
  @container credence-frame (min-width: 75em) {
    &[data-meanings]:has(> [data-slot='comment']) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 19rem;
      grid-template-rows: auto 1fr;
      column-gap: var(--credence-6);
    }
    &[data-meanings] > [data-slot='comment'] {
      grid-area: 1 / 2 / span 2;
      align-content: start;
      margin: 0;
    }
  }
`;

export const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem var(--credence-5);

  ${upTo(
    '47.99em',
    css`
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 var(--credence-2);
    `,
  )}
  /* A phone with large text: below the question. */
  ${upTo(
    '19.99em',
    css`
      grid-template-columns: minmax(0, 1fr);
    `,
  )}
  /* A wide window of 800 px shows a question of three states whole: the choices then stand beside their question. */
  @container credence-frame (min-width: 62em) {
    @media (max-height: 53.74em) {
      [data-meanings] > & {
        display: grid;
        grid-template: auto 1fr / auto minmax(0, 1fr);
        align-items: start;
        gap: 0 var(--credence-5);
      }
    }
  }
`;

export const Question = styled.p`
  font: 500 var(--credence-text-lg) / 1.4 var(--credence-font-title);
`;

/** Beside the question; on a phone at the end of its line, unless the last choice is offered there. */
export const AsIf = styled.p`
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);

  ${upTo(
    '47.99em',
    css`
      grid-area: 1 / 2;
      font-size: var(--credence-text-xs);

      &:has(~ [data-slot='last']) {
        visibility: hidden;
      }
    `,
  )}
  ${upTo(
    '19.99em',
    css`
      grid-area: 2 / 1;
    `,
  )}
  @container credence-frame (min-width: 62em) {
    @media (max-height: 53.74em) {
      grid-area: 2 / 1;
      line-height: 1.2;

      /* Its place is taken; the lines below the words say it too. */
      &:has(~ [data-slot='last']) {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
      }
    }
  }
`;

/** What a word means, below it. */
export const Meaning = styled.small`
  display: block;
  font-size: var(--credence-text-xs);
  font-weight: 400;
  line-height: 1.1rem;
  color: var(--credence-ink-3);

  :checked + * > & {
    color: var(--credence-ink-2);
  }
`;

/** At the end of the line; on a phone beside the question, above the choices. */
export const Last = styled.button`
  font-family: var(--credence-font-text);
  margin-inline-start: auto;
  font-size: 0.9375rem;
  text-align: end;
  color: var(--credence-accent);
  text-decoration: underline 1px;
  text-underline-offset: 0.25em;

  &:hover:not(:disabled) {
    color: ${accentHover};
    text-decoration-thickness: 2px;
  }
  &:disabled {
    color: var(--credence-ink-3);
    cursor: not-allowed;
  }
  ${upTo(
    '47.99em',
    css`
      grid-area: 1 / 2;
      font-size: var(--credence-text-sm);
    `,
  )}
  ${upTo(
    '19.99em',
    css`
      grid-area: 2 / 1;
      text-align: start;
      justify-self: start;
      margin-inline-start: 0;
    `,
  )}
  @container credence-frame (min-width: 62em) {
    @media (max-height: 53.74em) {
      [data-meanings] > * > & {
        grid-area: 2 / 1;
        justify-self: start;
        margin-inline-start: 0;
      }
    }
  }
  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
`;

export const Choices = styled.div`
  display: inline-grid;
  grid-auto-flow: column;
  grid-auto-columns: auto;
  max-inline-size: 100%;
  border: 1px solid var(--credence-outline);
  border-radius: var(--credence-radius);
  overflow: clip;
  overflow-clip-margin: 6px;

  /* With what they mean, the four are equally wide on a line of their own. */
  &[data-meanings] {
    order: 1;
    flex-basis: 100%;
    grid-auto-columns: 1fr;

    > label {
      align-items: flex-start;
      justify-content: flex-start;
      min-block-size: 3.25rem;
      padding-block: 0.5rem 0.375rem;
      padding-inline: 0.625rem 0.5rem;
      line-height: 1.2rem;

      &::before {
        margin-block-start: 0.2rem;
      }
    }
    @container credence-frame (min-width: 62em) {
      @media (max-height: 53.74em) {
        grid-area: 1 / 2 / span 2;

        > label {
          min-block-size: 2.625rem;
          padding-block: 0.1875rem 0.125rem;
        }
      }
    }
  }
  [aria-invalid='true'] > & {
    border-color: var(--credence-error);
    box-shadow: inset 0 0 0 1px var(--credence-error);
  }
  ${upTo(
    '47.99em',
    css`
      grid-template-columns: repeat(4, minmax(0, 1fr));
      grid-column: 1 / -1;
      margin-block-start: 0.375rem;
    `,
  )}
  ${upTo(
    '19.99em',
    css`
      grid-auto-flow: row;
      grid-template-columns: 1fr 1fr;
    `,
  )}
`;

export const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-inline-size: 0;
  min-block-size: calc(var(--credence-control) - 4px);
  padding-inline: clamp(0.5rem, 1.1vw, 0.875rem) clamp(0.625rem, 1.2vw, 1rem);
  font-size: 0.9375rem;
  color: var(--credence-ink-2);
  cursor: pointer;

  & + & {
    border-inline-start: 1px solid var(--credence-hairline-strong);
  }
  > input {
    ${coveringInput}
  }
  &::before {
    content: '';
    box-sizing: border-box;
    flex: none;
    inline-size: 0.8125rem;
    block-size: 0.8125rem;
    border: 1.5px solid var(--credence-outline);
    border-radius: 50%;
  }
  &:hover {
    color: var(--credence-ink);
    background: var(--credence-paper-hover);
  }
  &:has(input:checked) {
    background: ${accentSoft};
    color: var(--credence-accent);
    font-weight: 600;
  }
  &:has(input:checked)::before {
    border: 4px solid var(--credence-accent);
    background: var(--credence-paper);
  }
  &:has(input:focus-visible) {
    box-shadow: inset 0 0 0 2px ${focus};
  }
  &:has(input:disabled) {
    color: var(--credence-ink-3);
    cursor: not-allowed;
  }
  /* On a phone the box itself is the sign of a choice: there is no room for a circle. */
  ${upTo(
    '47.99em',
    css`
      && {
        justify-content: center;
        align-items: flex-start;
        min-block-size: 3.625rem;
        padding-block: 0.375rem 0.25rem;
        padding-inline: 0.125rem;
        font-size: var(--credence-text-sm);
        line-height: 1rem;
        text-align: center;
      }
      &&::before {
        display: none;
      }
      > span {
        flex: 1;
      }
      &:has(input:checked) {
        box-shadow: inset 0 0 0 2px var(--credence-accent);
      }
      &:has(input:focus-visible) {
        box-shadow:
          inset 0 0 0 2px ${focus},
          inset 0 0 0 4px var(--credence-paper);
      }
    `,
  )}
  /* A phone with large text: two by two. */
  ${upTo(
    '19.99em',
    css`
      &:nth-child(3) {
        border-inline-start: 0;
      }
      &:nth-child(n + 3) {
        border-block-start: 1px solid var(--credence-hairline-strong);
      }
    `,
  )}
  @media (forced-colors: active) {
    &:has(input:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &:has(input:checked) small {
      color: inherit;
    }
    &:has(input:checked)::before {
      border-color: HighlightText;
      background: Highlight;
    }
    &:has(input:focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }
`;
