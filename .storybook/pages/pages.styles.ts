import { styled } from 'styled-components';

/** A document of the repository, drawn as the pages are. */
export const Prose = styled.div`
  &,
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--credence-3);
  }
  & ul,
  & ol {
    padding-inline-start: var(--credence-5);
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & th,
  & td {
    padding: var(--credence-2) var(--credence-3) var(--credence-2) 0;
    border-block-end: 1px solid var(--credence-hairline);
    text-align: start;
    vertical-align: top;
  }
`;

/** Two letters in the colours of a pair. */
export const Sample = styled.span`
  display: inline-block;
  min-inline-size: 2.5rem;
  padding: 0.1rem 0.5rem;
  border: 1px solid var(--credence-hairline);
  border-radius: var(--credence-radius-s);
  text-align: center;
  font-weight: 600;
`;

/** Whether the contrast is sufficient, in one word. */
export const Verdict = styled.b`
  font-weight: 600;

  &:not([data-passes]) {
    text-decoration: underline wavy;
  }
`;

/** Items side by side, as many as fit. */
export const Grid = styled.div.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: var(--credence-3) var(--credence-5);
`;

/** A colour with its name and its two values. */
export const Swatch = styled.div.attrs({ role: 'listitem' })`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: var(--credence-1) var(--credence-3);
  align-items: center;
  padding-block: var(--credence-2);
  border-block-end: 1px solid var(--credence-hairline);
  font-size: var(--credence-text-sm);

  & > [aria-hidden] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    block-size: 2.5rem;
    border: 1px solid var(--credence-hairline-strong);
  }
  & small {
    display: block;
    font-size: var(--credence-text-xs);
    color: var(--credence-ink-3);
  }
`;

export const IconCell = styled.div.attrs({ role: 'listitem' })`
  display: flex;
  align-items: center;
  gap: var(--credence-3);
  padding-block: var(--credence-2);
  border-block-end: 1px solid var(--credence-hairline);

  & svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    flex: none;
  }
`;

/** A line of type in one of its sizes. */
export const Specimen = styled.div`
  display: grid;
  gap: var(--credence-1);
  padding-block: var(--credence-3);
  border-block-end: 1px solid var(--credence-hairline);

  & > span {
    overflow-wrap: anywhere;
    line-height: 1.25;
  }
`;

/** A length as a bar. */
export const Length = styled.span`
  display: inline-block;
  block-size: 0.75rem;
  background: var(--credence-accent);
  vertical-align: middle;
`;

/** A dot that moves while its track is hovered or focused. */
export const Track = styled.div`
  block-size: 2rem;
  max-inline-size: 20rem;
  border-block-end: 1px solid var(--credence-outline);

  & > i {
    display: block;
    inline-size: var(--credence-thumb);
    block-size: var(--credence-thumb);
    border-radius: var(--credence-radius-full);
    background: var(--credence-accent);
    transition-property: margin-inline-start;
    transition-timing-function: var(--credence-ease);
  }
  &:hover > i,
  &:focus-visible > i {
    margin-inline-start: calc(100% - var(--credence-thumb));
  }
`;

/** The paper of a theme, with a part of the kit on it. */
export const Ground = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--credence-3);
  margin-block-start: var(--credence-4);
  padding: var(--credence-4);
  border: 1px solid var(--credence-hairline-strong);
  background: var(--credence-paper);
  color: var(--credence-ink);
`;

/** A field for a colour, with its name behind it. */
export const Hex = styled.label`
  display: flex;
  align-items: center;
  gap: var(--credence-2);
  font-size: var(--credence-text-sm);

  & > input {
    inline-size: 3rem;
    block-size: 2rem;
    flex: none;
  }
`;
