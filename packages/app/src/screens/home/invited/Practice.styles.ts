import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--credence-8) var(--credence-16);
  margin-block-start: var(--credence-6);
  padding-block-end: var(--credence-8);
  border-block-end: 1px solid var(--credence-hairline);

  > * {
    min-inline-size: 0;
  }
  @media (min-width: 62em) {
    grid-template-columns: minmax(0, 1.45fr) minmax(0, 1fr);
  }
`;

export const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 1rem;
  flex-wrap: wrap;
`;

export const Known = styled.p`
  margin-block: 0.125rem 0.5rem;
  font: 400 var(--credence-text-lg) / 1.4 var(--credence-font-title);
  color: var(--credence-ink-2);
  text-wrap: pretty;

  b {
    font-weight: 500;
    color: var(--credence-ink);
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 0.875rem;
  margin-block-start: var(--credence-4);

  @media (max-width: 47.99em) {
    > :first-child {
      flex: 1;
    }
  }
`;
