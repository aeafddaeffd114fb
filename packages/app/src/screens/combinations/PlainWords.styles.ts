import { styled } from 'styled-components';

export const Explanation = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.625rem;
`;

export const Lead = styled.p`
  max-inline-size: 26rem;
  font-size: 0.9375rem;
  line-height: 1.45;
  color: var(--credence-ink-2);
  overflow-wrap: anywhere;
  text-wrap: pretty;

  b {
    color: var(--credence-ink);
  }
`;

/** What a phone has no room for. */
export const OnWide = styled.div`
  @media (max-width: 47.99em) {
    display: none;
  }
`;

/** What looks like a link begins where the text does. */
export const Quiet = styled.p`
  margin-inline-start: -0.75rem;
`;

export const Table = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 6.25rem) repeat(var(--app-columns), minmax(0, 7.5rem));
  gap: 4px;
  max-inline-size: 100%;
  margin-block-start: 0.25rem;
  font-size: var(--credence-text-xs);
  line-height: 1.25;
  color: var(--credence-ink-2);

  > * {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  @media (max-width: 63.99em) {
    display: none;
  }
`;

export const ColumnName = styled.span`
  align-self: end;
`;

export const RowName = styled.span`
  align-self: center;

  &[data-decided] {
    font-weight: 600;
    color: var(--credence-ink);
  }
`;

export const AskedCell = styled.span`
  display: grid;
  place-items: center;
  min-block-size: 2.75rem;
  border: 1px solid var(--credence-hairline-strong);
  border-radius: var(--credence-radius-s);
  color: var(--credence-ink-3);
`;

export const DecidedRow = styled.span`
  grid-column: 2 / -1;
  display: grid;
  place-items: center;
  min-block-size: 2.75rem;
  border-radius: var(--credence-radius-s);
  font-size: var(--credence-text-sm);
  font-weight: 600;
  color: var(--credence-on-accent);
  background: var(--credence-accent);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
