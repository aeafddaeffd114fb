import { styled } from 'styled-components';
import { DismissableLayer } from 'radix-ui/internal';
import { sheet } from '../dialog/Dialog.styles.js';

export const Root = styled(DismissableLayer.Root)`
  ${sheet}
  /* Above a dialog that opens later, too. */
  z-index: 52;
  margin-block-start: 12vh;
  inline-size: min(24rem, calc(100vw - 2rem));
  border-block-start: 3px solid var(--credence-tone);

  --credence-tone: var(--credence-done);

  &[data-tone='error'] {
    --credence-tone: var(--credence-error);
  }
`;

export const Inner = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 0.75rem;

  /* The button is larger than the line of the title, but is centred on it. */
  > button {
    margin-block: -0.125rem;
    margin-inline-end: -0.375rem;
  }
  @media (pointer: coarse) {
    > button {
      margin-block: -0.5rem;
      margin-inline-end: -0.75rem;
    }
  }
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  block-size: 1.75rem;
  font-size: 1.25rem;
  color: var(--credence-tone);
`;

export const Title = styled.h2`
  overflow-wrap: anywhere;
  font: 500 var(--credence-text-xl) / 1.75rem var(--credence-font-title);
  color: var(--credence-tone);
`;

export const Text = styled.p`
  grid-column: 2 / -1;
  margin-block-start: 0.125rem;
  overflow-wrap: anywhere;
`;
