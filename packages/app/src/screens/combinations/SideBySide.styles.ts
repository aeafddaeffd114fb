import { styled } from 'styled-components';

/** Both versions beside each other, also on a phone. Long ones scroll, so that the buttons stay in sight. */
export const Versions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--credence-2) var(--credence-6);
  max-block-size: 30dvh;
  margin-block: var(--credence-1);
  overflow-y: auto;
  color: var(--credence-ink);

  > * {
    min-inline-size: 0;
  }
  @media (max-width: 47.99em) {
    column-gap: var(--credence-4);
  }
  @media (max-width: 19.99em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const VersionName = styled.p`
  font-size: var(--credence-text-sm);
  font-weight: 600;
`;

export const Entry = styled.li`
  padding-block: 0.125rem;
  font-size: var(--credence-text-sm);
  line-height: 1.25rem;
  overflow-wrap: anywhere;
`;

export const Quiet = styled.p`
  grid-column: 1 / -1;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);
`;
