import { styled } from 'styled-components';

export const Deleted = styled.section`
  margin-block-start: var(--credence-12);

  > ul {
    margin: var(--credence-3) 0 0;
    padding: 0;
    list-style: none;
  }
  > ul > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1rem;
    padding-block: 0.625rem;
    border-block-start: 1px solid var(--credence-hairline);
  }
  > ul > li > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > ul > li > button {
    flex: none;
  }
  b {
    font-weight: 500;
  }
  /* A phone with large text. */
  @media (max-width: 19.99em) {
    > ul > li {
      flex-wrap: wrap;
    }
  }
`;
