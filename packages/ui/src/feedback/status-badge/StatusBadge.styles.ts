import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  padding-inline: 0.45rem 0.55rem;
  border-radius: var(--credence-radius-s);
  font-size: var(--credence-text-xs);
  font-weight: 600;
  line-height: 1.25rem;
  white-space: nowrap;
  color: var(--credence-ink-2);
  background: var(--credence-paper-sunken);

  /* In the narrowest windows a long text wraps; a short one keeps its width. */
  @media (max-width: 35.99em) {
    flex-shrink: 0;
    max-inline-size: 100%;
    white-space: normal;
  }

  &[data-tone='changed'],
  &[data-tone='progress'] {
    color: var(--credence-changed);
    background: var(--credence-changed-soft);
  }
  &[data-tone='done'] {
    color: var(--credence-done);
    background: var(--credence-done-soft);
  }
  &[data-tone='error'] {
    color: var(--credence-error);
    background: var(--credence-error-soft);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const HalfDisc = styled.svg`
  inline-size: 1em;
  block-size: 1em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
`;
