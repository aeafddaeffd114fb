import { styled } from 'styled-components';

/** The sentence in place of a list or a chart that has no data. */
export const NoData = styled.p`
  padding-block: 1.5rem;
  color: var(--credence-ink-2);
`;
