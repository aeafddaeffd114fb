import { styled } from 'styled-components';

export const PageRoot = styled.div`
  min-block-size: 100dvh;
  display: flex;
  flex-direction: column;
  background: var(--credence-paper);
`;

export const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  min-inline-size: 0;

  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

export const FrameRoot = styled.div`
  inline-size: 100%;
  max-inline-size: var(--credence-max);
  margin-inline: auto;
  padding-inline: var(--credence-gutter);

  &[data-width='narrow'] {
    max-inline-size: calc(30rem + var(--credence-gutter) * 2);
  }
  &[data-width='text'] {
    max-inline-size: calc(var(--credence-measure) + var(--credence-gutter) * 2);
  }
`;

export const SkipRoot = styled.a`
  position: absolute;
  inset: 0.375rem auto auto var(--credence-gutter);
  z-index: 30;
  padding: 0.5rem 1rem;
  border-radius: var(--credence-radius);
  background: var(--credence-accent);
  color: var(--credence-on-accent);
  font-size: 0.9375rem;
  font-weight: 600;

  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const HeadRoot = styled.div`
  display: grid;
  gap: 0.25rem var(--credence-8);
  padding-block: var(--credence-8) var(--credence-5);
  align-items: end;

  @media (max-width: 35.99em) {
    padding-block-start: var(--credence-4);
  }
  @media (min-width: 48em) {
    display: flex;
    flex-wrap: wrap;
    row-gap: var(--credence-3);
  }
`;

export const HeadBody = styled.div`
  min-inline-size: 0;

  /* The action moves below the title if it would leave the title no room. */
  @media (min-width: 48em) {
    flex: 1 1 22rem;
  }

  > [data-credence='text'] {
    margin-block-start: 0.125rem;
  }
  > [data-credence='progress-bar'] {
    margin-block-start: 0.375rem;
    max-inline-size: 30rem;
  }
`;

export const HeadAction = styled.div`
  display: flex;
  gap: 0.5rem;

  @media (max-width: 35.99em) {
    margin-block-start: 0.75rem;

    > * {
      flex: 1;
    }
  }
`;

export const FooterRoot = styled.footer`
  margin-block-start: var(--credence-12);
  border-block-start: 1px solid var(--credence-hairline);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);

  > div {
    padding-block: var(--credence-5);
  }
  &[data-slim] {
    margin-block-start: var(--credence-4);
    border: 0;
  }
  &[data-slim] > div {
    padding-block: var(--credence-3) var(--credence-4);
  }
`;

// Inline, not flex: the separator is a character with a space on either side, in the text as on the screen.
export const FooterSeparator = styled.span`
  white-space: pre;
  color: var(--credence-hairline-strong);
  padding-inline: 0.375rem;
`;

export const FooterAnchor = styled.a`
  display: inline-block;
  padding-block: 0.25rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    padding-block: 0.75rem;
  }
`;
