import { styled } from 'styled-components';

export const Formats = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    justify-items: start;
    gap: 0.375rem;
    padding-block: var(--credence-4);
    border-block-start: 1px solid var(--credence-hairline);
  }
  & > li > * {
    margin: 0;
  }
  & > li > h3 {
    font-size: 1.125rem;
  }
  & > li > fieldset {
    margin-block-start: 0.5rem;
  }
  & > li ul {
    margin: 0;
    padding-inline-start: 1.25rem;
  }
  & > li > button {
    margin-block-start: 0.375rem;
  }
`;
