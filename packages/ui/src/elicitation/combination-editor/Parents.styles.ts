import { styled } from 'styled-components';

export const Parents = styled.ul`
  margin-block-start: var(--credence-4);

  > li {
    padding-block: 0.5rem 0.625rem;
    border-block-start: 1px solid var(--credence-hairline);
  }
  &[data-many]:not([data-folding]) > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 0.75rem;
    padding-block: 0.375rem;

    > p {
      margin: 0;
    }
  }
  &[data-folding] > li {
    padding-block: 0;
  }
  &[data-folding] > li > [role='group'] {
    padding-block-end: 0.625rem;
  }
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

/** A parent as a line that opens. */
export const ParentRow = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 0.5rem;
  inline-size: 100%;
  min-block-size: 2.75rem;
  font: 400 0.9375rem / 1.3 var(--credence-font-text);
  color: var(--credence-ink-2);
  text-align: start;
  overflow-wrap: anywhere;

  > span,
  > svg {
    color: var(--credence-ink-3);
  }
  > span {
    max-inline-size: 10rem;
    text-align: end;
  }
  &[data-chosen] {
    color: var(--credence-ink);
  }
  &[data-chosen] > span {
    font-weight: 600;
    color: var(--credence-accent);
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

export const ParentName = styled.p`
  margin-block-end: 0.375rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
  overflow-wrap: anywhere;
`;
