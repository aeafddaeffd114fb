import { styled } from 'styled-components';

/** Where an example is drawn. */
export const Picture = styled.div`
  display: flow-root;
  margin-block-start: var(--credence-4);
  padding: var(--credence-5) var(--credence-4);
  border: 1px solid var(--credence-hairline);
  background: var(--credence-paper);
  color: var(--credence-ink);
  font: var(--credence-weight) var(--credence-text-md) / 1.5 var(--credence-font-text);

  & > * + * {
    margin-block-start: var(--credence-4);
  }
`;

/** Its text, to edit. */
export const Code = styled.textarea`
  display: block;
  box-sizing: border-box;
  inline-size: 100%;
  margin-block-start: var(--credence-3);
  padding: var(--credence-4);
  border: 1px solid var(--credence-outline);
  border-radius: var(--credence-radius-s);
  background: var(--credence-paper-sunken);
  color: var(--credence-ink);
  font: 0.875rem / 1.5 var(--credence-font-code);
  white-space: pre;
  overflow: auto;
  resize: vertical;
  tab-size: 2;

  &:focus-visible {
    outline: 2px solid var(--credence-focus, var(--credence-accent));
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    /* Smaller, and a phone zooms in. */
    font-size: 1rem;
  }
`;

/** What is wrong with it; keeps its line, so that nothing below moves at the next key. */
export const Wrong = styled.p`
  min-block-size: 1.5em;
  margin-block: var(--credence-2);
  font: var(--credence-weight) var(--credence-text-sm) / 1.5 var(--credence-font-text);
  color: var(--credence-error);
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--credence-2) var(--credence-4);
  margin-block-start: var(--credence-3);
`;

export const Hint = styled.p`
  font: var(--credence-weight) var(--credence-text-sm) / 1.5 var(--credence-font-text);
  color: var(--credence-ink-3);
`;
