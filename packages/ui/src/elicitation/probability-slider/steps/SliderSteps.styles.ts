import { styled } from 'styled-components';

export const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;

  @container credence-slider (max-width: 39.99rem) {
    gap: 0;
  }
`;

export const Step = styled.button`
  font-family: var(--credence-font-text);
  position: relative;
  display: grid;
  place-items: center;
  inline-size: var(--credence-control);
  block-size: var(--credence-control);
  font-size: 0.9375rem;
  color: var(--credence-ink-2);
  /* Holding repeats: two quick presses must not zoom, and a long one must not select text. */
  touch-action: manipulation;
  user-select: none;

  &::before {
    content: '';
    box-sizing: border-box;
    position: absolute;
    inset: calc(50% - 0.9375rem);
    border: 1px solid var(--credence-outline);
    border-radius: 50%;
  }
  /* A button's circle is smaller than the button: the last one is at the edge of the scale, and nothing beyond it. */
  &:last-child {
    inline-size: calc((var(--credence-control) + 1.875rem) / 2);
    justify-items: end;
    padding-inline: 0 calc(0.9375rem - 0.5em);

    &::before {
      inset-inline: auto 0;
      inline-size: 1.875rem;
    }
  }
  @media (pointer: coarse) {
    min-inline-size: var(--credence-control);
  }
  &:not(:disabled):hover {
    color: var(--credence-accent);
  }
  &:not(:disabled):hover::before {
    border-color: currentColor;
    background: color-mix(in oklab, var(--credence-accent) 8%, transparent);
  }
  &:not(:disabled):active {
    translate: 0 0.5px;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;
