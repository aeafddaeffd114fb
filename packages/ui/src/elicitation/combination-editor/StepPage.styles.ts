import { styled } from 'styled-components';

/** A rail with a stop at the beginning of each step, like that of a slider. */
export const Rail = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  margin-block-end: var(--credence-4);

  > li {
    position: relative;
    padding-block-start: 1rem;
    padding-inline-end: 0.25rem;
    font-size: var(--credence-text-sm);
    line-height: 1.25rem;
    color: var(--credence-ink-3);
  }
  > li::before {
    content: '';
    position: absolute;
    inset: 5px 0 auto;
    block-size: 1px;
    background: var(--credence-outline);
  }
  > li::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 11px;
    block-size: 11px;
    border: 1.5px solid var(--credence-outline);
    border-radius: 50%;
    background: var(--credence-paper);
  }
  > [data-past]::before {
    inset-block-start: 4px;
    block-size: 3px;
    background: var(--credence-accent);
  }
  > :is([data-past], [aria-current])::after {
    border-color: var(--credence-accent);
    background: var(--credence-accent);
  }
  > [aria-current] {
    font-weight: 600;
    color: var(--credence-accent);
  }
  > [aria-current]::after {
    box-shadow:
      0 0 0 2px var(--credence-paper),
      0 0 0 3px var(--credence-accent);
  }
  button {
    font: inherit;
    text-align: start;
  }
  button::after {
    content: '';
    position: absolute;
    inset: -0.5rem 0 -0.25rem;
  }
  @media (forced-colors: active) {
    > li::before,
    > :is([data-past], [aria-current])::after {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

export const Told = styled.div`
  margin-block: 0.25rem var(--credence-3);
`;

export const Facts = styled.dl`
  margin-block-start: var(--credence-2);
  font-size: 0.9375rem;

  > div {
    display: flex;
    justify-content: space-between;
    gap: 0.75rem;
    padding-block: 0.5rem;
    border-block-end: 1px solid var(--credence-hairline);
  }
  dt {
    min-inline-size: 0;
    color: var(--credence-ink-2);
    overflow-wrap: anywhere;
  }
  dd {
    font-weight: 600;
    white-space: nowrap;
  }
`;

/** A section of the last step. */
export const Section = styled.section`
  margin-block-start: var(--credence-6);
  font-size: 0.9375rem;
  color: var(--credence-ink-2);

  > h2 {
    font-weight: 600;
  }
`;

export const Moves = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--credence-4);
  min-block-size: 3rem;
`;
