import { css, styled } from 'styled-components';
import { stacked } from '../root/SliderRoot.styles.js';

export const Question = styled.div`
  font: inherit;
  overflow-wrap: anywhere;

  > label {
    display: grid;
  }
`;

export const Lead = styled.span`
  font-size: var(--credence-text-sm);
  line-height: 1.15rem;
  color: var(--credence-ink-3);

  ${stacked(css`
    font-size: 0.8125rem;
  `)}
`;

export const Asked = styled.span`
  font: 500 var(--credence-text-lg) / 1.5rem var(--credence-font-title);
`;
