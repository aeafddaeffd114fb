import { styled } from 'styled-components';

export const Panel = styled.div`
  display: grid;
  gap: 0.625rem;
  margin-block-start: 1.25rem;
  padding-block-start: 0.75rem;
  border-block-start: 1px solid var(--credence-ink);
  font-size: var(--credence-text-sm);
  line-height: 1.4;

  /* On a phone it is a bar at the bottom, in sight while the rows scroll. */
  &[data-turned] {
    position: sticky;
    inset-block-end: 0;
    z-index: 4;
    margin-block-start: 0;
    padding-block-end: 0.75rem;
    border-block-start-color: var(--credence-hairline-strong);
    background: var(--credence-paper);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 0 1rem;
`;

export const Title = styled.p`
  flex: 1 1 16rem;
  font: 500 var(--credence-text-lg) / 1.3 var(--credence-font-title);
  overflow-wrap: anywhere;
`;

export const Position = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  color: var(--credence-ink-3);
  font-variant-numeric: tabular-nums;
`;

export const Shares = styled.div`
  display: flex;
  gap: 2px;
  block-size: 1.5rem;
  font-size: var(--credence-text-xs);
  line-height: 1.5rem;

  > span {
    container-type: inline-size;
    flex: 1 1 0;
    min-inline-size: 2px;
    overflow: hidden;
    background: var(--credence-state-4);
    color: var(--credence-on-state-4);
    print-color-adjust: exact;
  }
  > [data-share='1'] {
    background: var(--credence-state-1);
    color: var(--credence-on-state-1);
  }
  > [data-share='2'] {
    background: var(--credence-state-2);
    color: var(--credence-on-state-2);
  }
  > [data-share='3'] {
    background: var(--credence-state-3);
    color: var(--credence-on-state-3);
  }
  > [data-open] {
    border: 1px dashed var(--credence-ink-3);
    background: none;
    color: var(--credence-ink);
    line-height: 1.375rem;
  }
  @media (forced-colors: active) {
    > span {
      border: 1px solid CanvasText;
    }
  }
`;

/** Number and name, as far as they fit: half a number would be another one. */
export const ShareText = styled.span`
  display: block;
  padding-inline: 0.5rem;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;

  @container (max-width: 5rem) {
    > span {
      display: none;
    }
  }
  @container (max-width: 3rem) {
    display: none;
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  color: var(--credence-ink-2);

  [data-turned] > & > button {
    inline-size: 100%;
  }
`;
