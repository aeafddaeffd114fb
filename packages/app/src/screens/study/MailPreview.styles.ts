import { styled } from 'styled-components';

/** The title, and one of those who get it beside it. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--credence-4);
  overflow-wrap: anywhere;
`;

export const Paper = styled.div`
  border: 1px solid var(--credence-hairline-strong);
  border-radius: var(--credence-radius);
  background: var(--credence-paper-raised);
  font-size: 0.9375rem;
  overflow-wrap: anywhere;

  > * {
    padding: var(--credence-4) var(--credence-5);
  }
  @media (max-width: 35.99em) {
    > * {
      padding-inline: var(--credence-4);
    }
  }
`;

export const Sender = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.25rem var(--credence-4);
  border-block-end: 1px solid var(--credence-hairline-strong);
  font-size: var(--credence-text-sm);

  dt {
    color: var(--credence-ink-3);
  }
`;

export const Said = styled.div`
  display: grid;
  gap: var(--credence-3);
`;

/** Drawn as a button is, and none. */
export const Pressed = styled.span`
  display: inline-block;
  padding: 0.5rem var(--credence-4);
  border: 1px solid var(--credence-accent);
  border-radius: var(--credence-radius);
  color: var(--credence-accent);
  font-weight: 600;
  cursor: default;
`;

export const Note = styled.div`
  display: grid;
  gap: var(--credence-2);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);

  /* The rule is as long as the text. */
  && {
    padding-block-start: 0;
  }
  &::before {
    content: '';
    border-block-start: 1px solid var(--credence-hairline-strong);
    margin-block-end: var(--credence-2);
  }
`;
