import { styled } from 'styled-components';

export const Alerts = styled.div`
  margin-block-start: var(--credence-4);
`;

export const Waiting = styled.div`
  display: grid;
  min-block-size: 20rem;
`;

export const Columns = styled.div`
  display: grid;
  gap: var(--credence-8) var(--credence-16);
  padding-block-start: var(--credence-5);

  @media (min-width: 992px) {
    &:not([data-single]) {
      grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    }
    &:not([data-single]) > * + * {
      position: relative;
    }
    &:not([data-single]) > * + *::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: calc(var(--credence-16) / -2);
      border-inline-start: 1px solid var(--credence-hairline);
    }
  }
  @media (max-width: 991px) {
    > * + * {
      padding-block-start: var(--credence-6);
      border-block-start: 1px solid var(--credence-hairline);
    }
  }
`;

export const Stack = styled.section`
  display: grid;
  gap: var(--credence-3);
  align-content: start;
  min-inline-size: 0;
`;

export const ChooseRow = styled.div`
  display: flex;
  align-items: start;
  gap: 0.5rem;

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const Recent = styled.ul`
  margin-block-start: 0.5rem;
  border-block-start: 1px solid var(--credence-hairline);

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 0.875rem;
    align-items: center;
    padding-block: 0.75rem;
    border-block-end: 1px solid var(--credence-hairline);
  }
`;

export const RecentText = styled.div`
  min-inline-size: 0;
`;

export const RecentName = styled.p`
  font: 500 var(--credence-text-lg) / 1.3 var(--credence-font-title);
  overflow: hidden;
  text-overflow: ellipsis;
`;
