import { css, styled } from 'styled-components';
import { ownWidth, upTo } from '../frame/frame.styles.js';
import { focus } from '../../foundations/theme/derived.styles.js';

/**
 * A column next to the question; if there is no room for one, a line that stays at the top, changed conditions first, and
 * opens to the whole list.
 */
export const Root = styled.aside`
  contain: inline-size;
  ${ownWidth}
  padding-block: var(--credence-5);

  ${upTo(
    '61.99em',
    css`
      position: sticky;
      inset-block-start: 0;
      z-index: 4;
      max-inline-size: none;
      margin-inline: calc(var(--credence-page-edge, 0px) * -1);
      padding: 0 var(--credence-page-edge, 0px);
      border-block-end: 1px solid var(--credence-hairline);
      background: var(--credence-paper);

      &[data-open] {
        max-block-size: 70dvh;
        overflow-y: auto;
      }
    `,
  )}
`;

/** One press target over the whole line. */
export const Toggle = styled.button`
  display: none;

  ${upTo(
    '61.99em',
    css`
      position: absolute;
      inset: 0;
      display: flex;
      justify-content: end;
      align-items: center;
      gap: 0.375rem;
      block-size: 2.75rem;
      padding-inline: var(--credence-page-edge, 0px);
      font-family: var(--credence-font-text);
      font-size: var(--credence-text-sm);
      color: var(--credence-ink-2);

      &:focus-visible {
        outline: none;
        box-shadow: inset 0 0 0 2px ${focus};
      }
      > svg {
        rotate: 0deg;
      }
      &[aria-expanded='true'] > svg {
        rotate: 90deg;
      }
      &:dir(rtl) > svg {
        scale: -1 1;
      }
    `,
  )}
`;

export const Title = styled.h2`
  font: 600 var(--credence-text-sm) / 1.4 var(--credence-font-text);
  color: var(--credence-ink-3);

  ${upTo(
    '61.99em',
    css`
      position: absolute;
      clip-path: inset(50%);
    `,
  )}
`;

export const List = styled.dl`
  margin-block-start: 0.5rem;

  ${upTo(
    '61.99em',
    css`
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 1.125rem;
      block-size: 2.75rem;
      margin: 0;
      /* The end of the line is the button's. */
      margin-inline-end: 6rem;
      /* The button counts what has no room. */
      overflow: hidden;
      text-overflow: ellipsis;

      [data-open] > & {
        block-size: auto;
        padding-block: 0.375rem;
      }
      [data-open] > & > * {
        flex-basis: 100%;
        min-block-size: 2rem;
        padding-block-start: 0.25rem;
        white-space: normal;
      }
    `,
  )}
`;

export const Item = styled.div`
  position: relative;
  padding-block: 0.75rem;
  border-block-start: 1px solid var(--credence-hairline);
  overflow-wrap: anywhere;

  > dt {
    font-size: var(--credence-text-sm);
    color: var(--credence-ink-3);
  }
  &[data-changed]::before {
    content: '';
    position: absolute;
    inset-inline-start: -0.875rem;
    inset-block: 0.85rem;
    inline-size: 3px;
    border-radius: var(--credence-radius-full);
    background: var(--credence-changed-mark);
  }
  ${upTo(
    '61.99em',
    css`
      flex: 0 1 auto;
      display: flex;
      align-items: baseline;
      gap: 0.375rem;
      min-inline-size: 0;
      min-block-size: 2.75rem;
      padding: 0.625rem 0 0;
      border: 0;
      white-space: nowrap;

      > dt {
        font-size: var(--credence-text-xs);
      }
      &[data-changed] {
        order: -1;
      }
      &[data-changed]::before {
        display: none;
      }
    `,
  )}
  @media (forced-colors: active) {
    &[data-changed]::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** The value of a condition: the badge that people read first. */
export const Value = styled.span`
  /* A name from the file keeps its own text direction, even in text of the other one. */
  unicode-bidi: plaintext;
  font: 500 var(--credence-text-lg) / 1.35 var(--credence-font-title);

  [data-changed] & {
    color: var(--credence-changed);
  }
  ${upTo(
    '61.99em',
    css`
      max-inline-size: 100%;
      padding-block: 0.125rem;
      overflow: hidden;
      text-overflow: ellipsis;
      font-size: 1.0625rem;

      [data-changed] & {
        padding-inline: 0.5rem;
        border-radius: var(--credence-radius-s);
        background: var(--credence-changed-soft);
      }
    `,
  )}
`;

export const Details = styled.dd`
  ${upTo(
    '61.99em',
    css`
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0.5rem;
      min-inline-size: 0;
      /* What stood before is not shown where it has no room beside what stands now. */
      block-size: 1.75rem;
      overflow: hidden;
      text-overflow: ellipsis;

      [data-open] & {
        block-size: auto;
      }
    `,
  )}
`;

export const Was = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.5rem;
  margin-block-start: 0.25rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);

  ${upTo(
    '61.99em',
    css`
      flex-wrap: nowrap;
      align-items: baseline;
      min-inline-size: 0;
      margin: 0;
      font-size: var(--credence-text-xs);

      /* Its colour is the value's here, and "was" says the same. */
      > [data-credence='status-badge'] {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    `,
  )}
`;

export const Foot = styled.div`
  display: grid;
  gap: 0.5rem;
  padding-block-start: 0.75rem;
  border-block-start: 1px solid var(--credence-hairline);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);

  @media (pointer: coarse) {
    & > a {
      display: flex;
      align-items: center;
      min-block-size: 2.75rem;
    }
  }
  ${upTo(
    '61.99em',
    css`
      display: none;

      [data-open] > & {
        position: relative;
        z-index: 1;
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--credence-6);
        padding-block: 0;
        justify-content: start;
      }
      [data-open] > & > a {
        padding-block: 0.75rem;
      }
    `,
  )}
`;
