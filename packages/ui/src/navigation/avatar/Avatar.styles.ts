import { styled } from 'styled-components';
import { accentSoft } from '../../foundations/theme/derived.styles.js';

export const Root = styled.span`
  inline-size: 2rem;
  block-size: 2rem;
  flex: none;
  border-radius: 50%;
  display: grid;
  place-items: center;
  font-size: var(--credence-text-sm);
  font-weight: 600;
  line-height: 1;
  background: ${accentSoft};
  color: var(--credence-accent);

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
  &[data-size='large'] {
    inline-size: 4.5rem;
    block-size: 4.5rem;
    font: 500 var(--credence-text-2xl) / 1 var(--credence-font-title);
  }
`;
