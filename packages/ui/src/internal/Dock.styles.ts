import { styled } from 'styled-components';

export const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 10;
  background: var(--credence-paper);
  border-block-start: 1px solid var(--credence-hairline-strong);

  > div {
    max-inline-size: var(--credence-max);
    margin-inline: auto;
    padding-inline: var(--credence-gutter);
  }
  /* With little height it would cover what it belongs to. */
  @media (max-height: 480px) {
    position: static;
  }
`;
