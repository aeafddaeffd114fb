import { css, styled } from 'styled-components';
import { ownWidth, upTo } from '../frame/frame.styles.js';

export const Root = styled.div`
  contain: inline-size;
  ${ownWidth}
  inline-size: 100%;
`;

export const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--credence-4);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);

  b {
    font-weight: 600;
    color: var(--credence-ink);
  }
`;

export const Run = styled.span`
  flex: var(--credence-run) 1 0;
  min-inline-size: 0;
  background: var(--credence-crowd-off);

  &[data-look='1'] {
    background: var(--credence-state-1);
  }
  &[data-look='2'] {
    background: var(--credence-state-2);
  }
  &[data-look='3'] {
    background: var(--credence-state-3);
  }
  &[data-look='remaining'] {
    background: var(--credence-state-4);
  }
  &[data-look='answered'] {
    background: var(--credence-done);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Canvas;
    border: 1px solid GrayText;

    &[data-look] {
      background: Highlight;
      border-color: Highlight;
    }
    &[data-look='2'] {
      background: LinkText;
    }
    &[data-look='3'],
    &[data-look='remaining'] {
      background: CanvasText;
    }
    &[data-look='answered'] {
      background: GrayText;
    }
  }
  /* Runs this narrow would be nothing but borders. */
  @media (forced-colors: active) {
    border-inline-width: 0;
  }
  /* A hairline between questions, painted rather than built from elements: there may be hundreds. */
  [data-separate] & {
    mask-image: repeating-linear-gradient(
      to right,
      black 0 calc(100% / var(--credence-run) - 1px),
      transparent calc(100% / var(--credence-run) - 1px) calc(100% / var(--credence-run))
    );
  }
`;

export const Groups = styled.div`
  display: flex;
  gap: 4px;
  margin-block-start: 0.25rem;
`;

export const Group = styled.div`
  flex: 1 1 0;
  min-inline-size: 0;
`;

export const Cells = styled.div`
  display: flex;
  block-size: 0.625rem;
`;

export const GroupName = styled.p`
  margin-block-start: 0.125rem;
  font-size: var(--credence-text-2xs);
  line-height: 1rem;
  color: var(--credence-ink-3);
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;

  ${upTo(
    '35.99em',
    css`
      span {
        display: none;
      }
    `,
  )}
`;
