import { styled } from 'styled-components';

export const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  gap: 0.5rem;
  min-inline-size: 0;
  padding-block: var(--credence-4);
  border-block-start: 1px solid var(--credence-hairline);

  &:last-child {
    padding-block-end: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 0.75rem;
  min-inline-size: 0;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);
  overflow-wrap: anywhere;
`;

export const Who = styled.b`
  margin-inline-end: 0.25rem;
  font-weight: 600;
  color: var(--credence-ink);
`;

export const Shares = styled.p`
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 0.5rem var(--credence-4);
`;

export const Facts = styled.div`
  display: grid;
  flex: 1 1 14rem;
  gap: 0.25rem;
  min-inline-size: 0;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);
`;

/* Keeps the comment's line breaks, but scrolls it so that the next answer stays visible. */
export const Comment = styled.blockquote`
  max-block-size: 8.5em;
  margin: 0;
  overflow: auto;
  font: 400 italic 0.9375rem / 1.4 var(--credence-font-title);
  color: var(--credence-ink);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const More = styled.div`
  margin-block-start: var(--credence-4);
`;

/* The placeholder for the answers, with room for about three. */
export const Waiting = styled.div`
  display: grid;
  gap: 0.75rem;
  min-block-size: 12rem;
  align-content: start;
`;

/* The least prominent part of the question: a link into its past. */
export const Opener = styled.div`
  margin-block-start: var(--credence-4);
`;
