import { styled } from 'styled-components';

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What it is, and what can be done with it beside it; below it on a phone. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--credence-1) var(--credence-5);
  padding-block: var(--credence-2);
  border-block-end: 1px solid var(--credence-hairline);

  > :first-child {
    flex: 1 1 14rem;
    min-inline-size: 0;
  }
`;

export const Name = styled.b`
  display: block;
  font-weight: 600;
`;

/** Their words, and not the room around them, stand in line with the rest. */
export const Actions = styled.div`
  display: flex;
  margin-inline: -0.75rem;
  flex-wrap: wrap;
  gap: var(--credence-2);
`;

/** A part of what a dialog says, on lines of its own. */
export const DialogPart = styled.span`
  display: block;
  margin-block-end: var(--credence-2);

  > button {
    margin-inline-start: -0.75rem;
  }
`;

/** A sentence, and what can be done about it below. */
export const Standing = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--credence-2);
  max-inline-size: var(--credence-measure);
`;
