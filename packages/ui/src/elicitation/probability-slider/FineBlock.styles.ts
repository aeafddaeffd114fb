import { styled } from 'styled-components';

/** Opens below its word, with a fan that rises to it; what is above stays where it is. */
export const FineBlock = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: var(--credence-8);
  align-content: start;
  margin-block-start: 1rem;
  padding: 0.125rem 1.25rem 0.75rem;
  border-end-start-radius: var(--credence-radius);
  border-end-end-radius: var(--credence-radius);
  background: var(--credence-paper-hover);

  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    /* Without a seam where both meet. */
    inset-block: -0.875rem calc(100% - 1px);
    background: inherit;
    clip-path: polygon(0 0, 4.75rem 0, 100% calc(100% - 1px), 100% 100%, 0 100%);
  }
  &:is([data-end], :dir(rtl)):not([data-end]:dir(rtl))::before {
    scale: -1 1;
  }
  @container credence-slider (max-width: 39.99rem) {
    column-gap: var(--credence-4);
    /* From edge to edge of a page that says how far away they are. */
    margin-inline: calc(var(--credence-page-edge, 0px) * -1);
    padding-inline: var(--credence-page-edge, 0.75rem);
    border-radius: 0;
  }
  @container credence-slider (max-width: 26.99rem) {
    margin-block-start: 1.125rem;

    /* Where the words stand in two rows, it rises beside the lower one; longer words leave it no room. */
    &:lang(en)::before {
      inset-block-start: -2.125rem;
      clip-path: polygon(
        var(--foot) 0,
        calc(var(--foot) + 0.75rem) 0,
        calc(var(--foot) + 0.75rem) 1.125rem,
        100% calc(100% - 1px),
        100% 100%,
        0 100%,
        var(--foot) 1.125rem
      );
      --foot: var(--credence-page-edge, 0px);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &::before {
      content: none;
    }
  }
  @media print {
    print-color-adjust: exact;
    break-inside: avoid;
  }
`;
