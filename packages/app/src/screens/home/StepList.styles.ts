import { styled } from 'styled-components';

export const Steps = styled.ol`
  grid-area: steps;
  display: grid;
  align-content: start;
  margin-block-start: 0.5rem;
  counter-reset: step;

  > li {
    counter-increment: step;
    display: grid;
    grid-template-columns: 2rem 1fr;
    padding-block: 0.75rem;
    border-block-start: 1px solid var(--credence-hairline);
  }
  > li:first-child {
    border: 0;
  }
  > li::before {
    content: counter(step);
    font: 500 1.375rem/1.2 var(--credence-font-title);
    color: var(--credence-accent);
  }
  b {
    font-weight: 600;
  }
  p {
    font-size: 0.9375rem;
    color: var(--credence-ink-2);
  }
`;
