import { styled } from 'styled-components';

export const Root = styled.header`
  position: relative;
  border-block-end: 1px solid var(--credence-hairline);
`;

export const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: var(--credence-6);
  block-size: 3.25rem;
  max-inline-size: var(--credence-max);
  margin-inline: auto;
  padding-inline: var(--credence-gutter);

  @media (max-width: 47.99em) {
    gap: var(--credence-2);
  }
`;

export const Nav = styled.nav`
  display: flex;
  gap: var(--credence-5);
  align-self: stretch;
  margin-inline-start: var(--credence-4);

  @media (max-width: 47.99em) {
    position: absolute;
    inset: 100% 0 auto;
    z-index: 20;
    margin: 0;
    padding: 0.25rem var(--credence-gutter) 0.5rem;
    flex-direction: column;
    gap: 0;
    background: var(--credence-paper-raised);
    border-block: 1px solid var(--credence-hairline);
    box-shadow: var(--credence-shadow-float);

    &:not([data-open]) {
      display: none;
    }
  }
`;

export const NavLink = styled.a`
  display: flex;
  align-items: center;
  position: relative;
  font-size: 0.9375rem;
  line-height: var(--credence-leading);
  color: var(--credence-ink-2);
  text-decoration: none;

  &:hover:not([aria-disabled='true']) {
    color: var(--credence-ink);
  }
  &[aria-current] {
    color: var(--credence-ink);
    font-weight: 600;
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    block-size: 2px;
    background: var(--credence-accent);
  }
  &[aria-disabled='true'] {
    color: var(--credence-ink-3);
    cursor: default;
  }
  @media (forced-colors: active) {
    &[aria-current]::after {
      background: Highlight;
    }
  }
  @media (max-width: 47.99em) {
    min-block-size: 3rem;
    font-size: var(--credence-text-md);

    & + & {
      border-block-start: 1px solid var(--credence-hairline);
    }
    &[aria-current]::after {
      inset: 0.625rem auto 0.625rem calc(var(--credence-gutter) * -1);
      inline-size: 3px;
      block-size: auto;
    }
  }
`;

export const End = styled.div`
  flex: none;
  margin-inline-start: auto;
  display: flex;
  align-items: center;
  gap: var(--credence-2);
`;

export const MenuButton = styled.button`
  font-family: var(--credence-font-text);
  display: none;
  inline-size: min(2.75rem, 14vw);
  block-size: 2.75rem;
  place-items: center;
  margin-inline-end: calc(-0.6 * var(--credence-gutter));
  font-size: 1.25rem;
  color: var(--credence-ink-2);

  @media (max-width: 47.99em) {
    display: grid;
  }
`;
