import { styled } from 'styled-components';

/** The code of an expert: a bead as large as the thumb of a slider, hollow, because all are alike but for their number. */
export const Bead = styled.span`
  display: grid;
  flex: none;
  box-sizing: border-box;
  place-items: center;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 1.5px solid var(--credence-ink-2);
  border-radius: 50%;
  background: var(--credence-paper);
  color: var(--credence-ink);
  font: 600 0.75rem / 1 var(--credence-font-text);
  print-color-adjust: exact;

  &[data-long] {
    font-size: 0.71875rem;
    letter-spacing: -0.05em;
  }
`;
