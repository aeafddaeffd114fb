import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--credence-2);
`;

/* A list of its own, so that the button below it stays in reach of seventy nodes. */
export const Nodes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  max-block-size: 13rem;
  margin: 0;
  padding: 0.25rem;
  overflow-y: auto;
  list-style: none;

  > li {
    max-inline-size: 100%;
  }
  button {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    text-align: start;
  }
`;

export const Chosen = styled.p`
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);
`;
