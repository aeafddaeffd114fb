import { styled } from 'styled-components';

/* The first thing under the title, with a line in ink above, as invitations have it on the home page. */
export const Asked = styled.section`
  padding-block: var(--credence-4);
  border-block: 1px solid var(--credence-ink);
  border-block-end-color: var(--credence-hairline-strong);
`;

/* Two ways on, and below them that both are free. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  margin-block-start: var(--credence-4);

  > :first-child {
    padding-inline: 1.75rem;
  }
  > :last-child {
    flex-basis: 100%;
  }
  @media (max-width: 47.99em) {
    > :first-child {
      flex: 1;
    }
  }
`;
