import { styled } from 'styled-components';

export const Mark = styled.svg`
  inline-size: min(1.25rem, 6vw);
  block-size: min(1.25rem, 6vw);
  flex: none;
  color: var(--credence-accent);

  @media (forced-colors: active) {
    color: inherit;
  }
`;

export const Picture = styled.img`
  block-size: 1.75rem;
  inline-size: auto;
  max-inline-size: 10rem;
`;

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-block-size: 2.75rem;
  min-inline-size: 0;
  /* A name on a phone with large text leaves room for the menu beside it. */
  font: 500 min(1.3125rem, 6.5vw) / 1 var(--credence-font-title);
  letter-spacing: -0.022em;
  text-decoration: none;
  /* On one line if there is room, otherwise on as many as the name needs. */
  overflow-wrap: break-word;
  max-inline-size: 100%;
  color: var(--credence-ink);
`;
