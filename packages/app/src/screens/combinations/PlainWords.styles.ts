import { styled } from 'styled-components';

export const Box = styled.div`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  padding: 0.875rem 1rem 0.5rem;
  border-radius: var(--credence-radius);
  background: var(--credence-paper-sunken);

  > button {
    margin-inline-start: -0.75rem;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const ExampleBox = styled.div`
  display: grid;
  gap: inherit;
  inline-size: 100%;

  @media (min-width: 48em) and (max-height: 56em) {
    ${Box}[data-brief] > & {
      display: none;
    }
  }
`;

export const GoOn = styled.div`
  padding-block: 0.25rem 0.375rem;
`;

export const Lead = styled.p`
  font-size: 0.9375rem;
  line-height: 1.45;
  color: var(--credence-ink-2);
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const ExampleHead = styled.p`
  margin-block-start: 0.25rem;
  font-size: var(--credence-text-sm);
  font-weight: 600;
  color: var(--credence-ink-3);
`;

export const Sentence = styled.p`
  font: 400 1.0625rem / 1.35 var(--credence-font-title);
  color: var(--credence-ink-2);
  overflow-wrap: anywhere;

  b {
    font-weight: 500;
    color: var(--credence-ink);
  }
`;

/** The part of all questions that the example would decide. */
export const Bar = styled.div`
  display: flex;
  gap: 2px;
  inline-size: 100%;
  block-size: 0.75rem;

  &::before,
  &::after {
    content: '';
    forced-color-adjust: none;
  }
  &::before {
    flex: var(--app-part) 1 0;
    background: var(--credence-state-1);
  }
  &::after {
    flex: calc(1 - var(--app-part)) 1 0;
    background: var(--credence-crowd-off);
  }
  @media (forced-colors: active) {
    &::before {
      background: Highlight;
    }
    &::after {
      background: GrayText;
    }
  }
`;

export const ShowAgain = styled.p`
  margin-inline-start: -0.75rem;
`;

/** Everything between the question and the parents. */
export const Introduction = styled.div`
  display: grid;
  gap: var(--credence-3);
  margin-block-start: var(--credence-4);

  &:has(> ${ShowAgain}:only-child) {
    margin-block-start: 0;
  }
`;
