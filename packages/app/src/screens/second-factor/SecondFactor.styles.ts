import { styled } from 'styled-components';

export const Picture = styled.svg`
  display: block;
  inline-size: min(100%, 15rem);
  block-size: auto;
  border-radius: var(--credence-radius);
`;

/** A key or codes to be typed elsewhere. */
export const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: var(--credence-2) var(--credence-5);
  padding: var(--credence-4);
  border: 1px solid var(--credence-hairline);
  border-radius: var(--credence-radius);
  font-family: ui-monospace, monospace;
  font-variant-ligatures: none;
`;

export const Key = styled.code`
  overflow-wrap: anywhere;
  font-family: ui-monospace, monospace;
  user-select: all;
`;
