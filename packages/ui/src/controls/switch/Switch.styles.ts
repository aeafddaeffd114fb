import { styled } from 'styled-components';

export const Root = styled.button`
  font-family: var(--credence-font-text);
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  min-block-size: var(--credence-control);
  font-size: 0.9375rem;
  text-align: start;
  /* Keeps the ring off the text. */
  padding-inline-end: 0.25rem;
  overflow-wrap: anywhere;

  &:disabled {
    color: var(--credence-ink-3);
    cursor: not-allowed;
  }
`;

export const Track = styled.span`
  position: relative;
  flex: none;
  inline-size: 2.125rem;
  block-size: 1.25rem;
  border: 1.5px solid var(--credence-outline);
  border-radius: var(--credence-radius-full);

  &::after {
    content: '';
    position: absolute;
    inset-block: 2.5px;
    inset-inline-start: 2.5px;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--credence-outline);
  }
  [aria-checked='true'] > & {
    background: var(--credence-accent);
    border-color: var(--credence-accent);
  }
  [aria-checked='true'] > &::after {
    inset-inline: auto 2.5px;
    background: var(--credence-on-accent);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: ButtonText;
    &::after {
      background: ButtonText;
    }
    [aria-checked='true'] > & {
      background: Highlight;
      border-color: Highlight;
    }
    [aria-checked='true'] > &::after {
      background: HighlightText;
    }
    :disabled > & {
      border-color: GrayText;
    }
    :disabled > &::after {
      background: GrayText;
    }
    :disabled[aria-checked='true'] > & {
      border-color: GrayText;
      background: GrayText;
    }
    :disabled[aria-checked='true'] > &::after {
      background: Canvas;
    }
  }
`;
