import { styled } from 'styled-components';

export const Place = styled.div`
  grid-area: poster;
  align-self: start;
  min-inline-size: 0;
`;

/* As wide and high as what the films show. */
export const Picture = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  inline-size: 100%;
  min-block-size: 12.5rem;
  aspect-ratio: 4 / 3;
  border-radius: var(--credence-radius-l);
`;

export const Video = styled.video`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 1px solid var(--credence-hairline);
  border-radius: inherit;
  background: var(--credence-paper-sunken);
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  padding-block: 0.625rem 0.5rem;

  /* Wide enough for its longest text, so that the slider keeps its place. */
  > button {
    min-inline-size: 7.25rem;
  }
`;

export const Position = styled.input`
  flex: 1;
  min-inline-size: 0;
  block-size: 2rem;
  margin: 0;
  accent-color: var(--credence-accent);
  cursor: pointer;

  @media (pointer: coarse) {
    block-size: var(--credence-control);
  }
`;

export const Time = styled.span`
  direction: ltr;
  font-size: var(--credence-text-sm);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: var(--credence-ink-2);
`;

/* As high as the longest caption, so that what follows keeps its place. */
export const Caption = styled.p`
  min-block-size: 4lh;
  line-height: 1.4;
  color: var(--credence-ink-2);
  text-wrap: pretty;

  > b {
    display: block;
    font-weight: 600;
    color: var(--credence-ink);
  }
  @media (min-width: 36em) {
    min-block-size: 3lh;
  }
`;

/* The product above, what plays the film below. */
export const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  overflow: hidden;
  border: 1px solid var(--credence-hairline-strong);
  border-radius: inherit;
  background: var(--credence-paper-raised);
`;

export const Foot = styled.div`
  display: grid;
  justify-items: start;
  padding: 0.625rem 6%;
  border-block-start: 1px solid var(--credence-hairline);
  background: var(--credence-paper-sunken);
`;

/* Quiet: whoever is here for the first time has something else to do. */
export const Watch = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-block-size: 2.25rem;
  padding: 0.25rem 1rem 0.25rem 0.75rem;
  border: 1px solid var(--credence-outline);
  border-radius: var(--credence-radius-full);
  background: none;
  color: var(--credence-ink);
  font: 600 var(--credence-text-sm) / 1.2 var(--credence-font-text);
  cursor: pointer;

  /* The usual play symbol. It points right in every script, as playback does. */
  &::before {
    content: '';
    inline-size: 0.6875rem;
    block-size: 0.8125rem;
    background: currentColor;
    clip-path: polygon(0 0, 100% 50%, 0 100%);
    forced-color-adjust: none;
  }
  &:hover {
    background: var(--credence-paper-hover);
  }
  &:focus-visible {
    outline: 2px solid var(--credence-accent);
    outline-offset: 3px;
  }
  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;
