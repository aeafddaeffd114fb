import { styled } from 'styled-components';

/** As high as about so many sliders, or as the small picture of shares. */
export const Coming = styled.div`
  min-block-size: max(1.375rem, var(--credence-rows, 0) * 8rem);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
`;
