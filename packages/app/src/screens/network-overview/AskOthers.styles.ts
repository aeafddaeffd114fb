import { styled } from 'styled-components';

/** The ways of asking. The whole of each is one target. */
export const Ways = styled.ul`
  margin: var(--credence-4) 0 0;
  padding: 0;
  list-style: none;

  & > li + li {
    border-block-start: 1px solid var(--credence-hairline);
  }
  & > li > * {
    display: block;
    inline-size: 100%;
    padding: var(--credence-4) 0.75rem;
    border-radius: var(--credence-radius);
    color: var(--credence-ink);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  & > li > :hover {
    background: var(--credence-paper-hover);
  }
  & b {
    display: block;
    font: 500 1.1875rem / 1.3 var(--credence-font-title);
  }
  & span {
    display: block;
    margin-block-start: 0.125rem;
    font-size: 0.9375rem;
    color: var(--credence-ink-2);
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-block-start: var(--credence-2);
  padding: 0.5rem 0 0 0.75rem;
  border-block-start: 1px solid var(--credence-hairline-strong);

  & > :first-child::first-letter {
    text-transform: uppercase;
  }
`;
