import { styled } from 'styled-components';

export const Foot = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.625rem 1.25rem;
  padding-block-start: 0.625rem;
  margin-block-start: 0.75rem;
  border-block-start: 1px solid var(--credence-hairline);

  > :last-child {
    margin-inline-start: auto;
  }
  @media (max-width: 35.99em) {
    > :last-child {
      order: -1;
    }
  }
`;

/* Its words take as many lines as they need beside the buttons. */
export const Legend = styled.div`
  display: flex;
  flex: 1 1 18rem;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);
`;

export const Key = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;

  &::before {
    content: '';
    inline-size: 0.625rem;
    block-size: 0.625rem;
    background: var(--credence-crowd-off);
  }
  &[data-status='done']::before {
    background: var(--credence-done);
  }
  &[data-status='progress']::before {
    background: var(--credence-changed-mark);
  }
  &[data-status='none']::before {
    block-size: 2px;
    background: var(--credence-ink-3);
  }
  &[data-mark='weight']::before {
    inline-size: 2.25rem;
    block-size: 5px;
    background:
      linear-gradient(var(--credence-ink-2), var(--credence-ink-2)) 0 50% / 45% 1px no-repeat,
      linear-gradient(var(--credence-ink-2), var(--credence-ink-2)) 100% 50% / 45% 100% no-repeat;
    opacity: 0.5;
  }
  &[data-mark='rank']::before {
    content: '1' / '';
    inline-size: auto;
    block-size: auto;
    font: 500 1.0625rem/1 var(--credence-font-title);
    background: none;
  }
  &:is([data-mark='finding'], [data-mark='outcome'])::before {
    inline-size: 1.125rem;
    block-size: 0.75rem;
    border-radius: var(--credence-radius-full);
    background: var(--credence-accent);
  }
  &[data-mark='outcome']::before {
    border: 3px double var(--credence-ink);
    background: none;
  }
  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
      border: 1px solid GrayText;
      background: Canvas;
    }
    &[data-status='done']::before {
      border-color: CanvasText;
      background: CanvasText;
    }
    &[data-status='progress']::before {
      border-color: Highlight;
      background: Highlight;
    }
    &[data-status='none']::before {
      border: 0;
      background: CanvasText;
    }
    &[data-mark='weight']::before {
      border: 0;
      background:
        linear-gradient(CanvasText, CanvasText) 0 50% / 45% 1px no-repeat,
        linear-gradient(CanvasText, CanvasText) 100% 50% / 45% 3px no-repeat;
      opacity: 1;
    }
    &[data-mark='rank']::before {
      border: 0;
      background: none;
    }
    &[data-mark='finding']::before {
      border-color: CanvasText;
      background: Highlight;
    }
    &[data-mark='outcome']::before {
      border: 3px double CanvasText;
    }
  }
`;
