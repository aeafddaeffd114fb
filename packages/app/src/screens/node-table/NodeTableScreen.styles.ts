import { styled } from 'styled-components';

/** The way back to the network, close above the name of the node. */
export const Crumb = styled.p`
  margin-block: var(--credence-6) calc(-1 * var(--credence-4));
  font-size: var(--credence-text-sm);
`;
