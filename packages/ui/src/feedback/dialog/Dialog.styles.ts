import { css, styled } from 'styled-components';
import { AlertDialog, Dialog } from 'radix-ui';

const scrim = css`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: var(--credence-scrim);
`;

/** The surface shared by all dialogs. */
export const sheet = css`
  position: fixed;
  inset: 0;
  z-index: 51;
  inline-size: min(30rem, calc(100vw - 2rem));
  block-size: fit-content;
  max-block-size: calc(100dvh - 2rem);
  margin: auto;
  padding: var(--credence-6);
  overflow: auto;
  border: 1px solid var(--credence-hairline-strong);
  border-radius: var(--credence-radius-l);
  background: var(--credence-paper-raised);
  box-shadow: var(--credence-shadow-float);

  &:focus-visible {
    border-radius: var(--credence-radius-l);
    box-shadow: var(--credence-shadow-float);
  }
  &[data-size='wide'] {
    inline-size: min(44rem, calc(100vw - 2rem));
  }
`;

export const DialogScrim = styled(Dialog.Overlay)`
  ${scrim}
`;
export const AlertScrim = styled(AlertDialog.Overlay)`
  ${scrim}
`;
export const DialogSheet = styled(Dialog.Content)`
  ${sheet}
`;
export const AlertSheet = styled(AlertDialog.Content)`
  ${sheet}
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--credence-4);

  /* The button is larger than the first line of the title, but is centred on it. */
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

export const Title = styled.h2`
  font: 500 var(--credence-text-xl) / 1.25 var(--credence-font-title);
  letter-spacing: -0.006em;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Description = styled.div`
  margin-block-start: 0.375rem;
  color: var(--credence-ink-2);
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  margin-block-start: var(--credence-4);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block-start: var(--credence-6);

  @media (max-width: 35.99em) {
    > * {
      flex: 1 1 auto;
    }
  }
`;
