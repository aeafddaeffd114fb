import { Frame } from '@credence/ui';
import { styled } from 'styled-components';

/* On the footer's line but not part of the footer, which has the links that every page has. */
export const Line = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
`;

export const Choice = styled(Frame)`
  align-self: end;
  padding-block: var(--credence-5);
  text-align: end;
  pointer-events: none;
`;

/** A button that looks like the links beside it. */
export const LanguageButton = styled.button`
  padding-inline: 0;
  border: 0;
  background: none;
  font-family: inherit;
  cursor: pointer;
  pointer-events: auto;
`;
