import { css, styled } from 'styled-components';
import { upTo } from '../frame/frame.styles.js';
import { focus } from '../../foundations/theme/derived.styles.js';

/** A column next to the question; if there is no room for one, a line that scrolls, changed conditions first. */
export const Root = styled.aside`
  padding-block: var(--credence-5);

  ${upTo(
    '61.99em',
    css`
      display: flex;
      align-items: baseline;
      gap: 0.75rem;
      margin-inline: calc(var(--credence-gutter) * -1);
      padding: 0.5rem var(--credence-gutter);
      border-block-end: 1px solid var(--credence-hairline);
      overflow-x: auto;
      scrollbar-width: none;
      mask-image: linear-gradient(to right, #000 calc(100% - 2.5rem), transparent);

      &:dir(rtl) {
        mask-image: linear-gradient(to left, #000 calc(100% - 2.5rem), transparent);
      }
      &:focus-visible {
        mask-image: none;
        box-shadow: inset 0 0 0 2px ${focus};
      }
    `,
  )}
`;

export const Title = styled.h2`
  font: 600 var(--credence-text-sm) / 1.4 var(--credence-font-text);
  color: var(--credence-ink-3);

  ${upTo(
    '47.99em',
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
      /* As wide as its values, with the rest after them. */
      flex: none;
      display: flex;
      align-items: baseline;
      gap: 1.125rem;
      margin: 0;
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
      flex: none;
      display: flex;
      align-items: baseline;
      gap: 0.375rem;
      padding: 0;
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
      font-size: 1.0625rem;
    `,
  )}
`;

export const Details = styled.dd`
  ${upTo(
    '61.99em',
    css`
      display: flex;
      align-items: baseline;
      gap: 0.5rem;
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
      margin: 0;
      font-size: var(--credence-text-xs);

      > [data-credence='status-badge'] {
        align-self: center;
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

  ${upTo(
    '61.99em',
    css`
      flex: none;
      display: flex;
      padding-block: 0;
      padding-inline-end: 1.5rem;
      border: 0;
      white-space: nowrap;
    `,
  )}
`;
