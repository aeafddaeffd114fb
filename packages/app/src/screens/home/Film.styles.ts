import { styled } from 'styled-components';

export const Place = styled.div`
  grid-area: poster;
  position: relative;
  display: grid;
  align-self: start;
  overflow: hidden;
  inline-size: 100%;
  min-block-size: 12.5rem;
  aspect-ratio: 16 / 9;
  border-radius: var(--credence-radius-l);
`;

export const Video = styled.video`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  background: var(--credence-paper-sunken);
`;

export const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  color: var(--credence-on-poster);

  > [role='status'] {
    position: absolute;
    inset: 7% 7% auto;
    color: inherit;
  }
`;

export const Watch = styled.button`
  position: absolute;
  inset-block-start: 10%;
  inset-inline-start: 7%;
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-block-size: 2.25rem;
  padding: 0.25rem 1rem 0.25rem 0.75rem;
  border: 1px solid transparent;
  border-radius: var(--credence-radius-full);
  background: var(--credence-on-poster);
  color: var(--credence-poster);
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
  &:focus-visible {
    outline: 2px solid var(--credence-on-poster);
    outline-offset: 3px;
  }
  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;
