import { styled } from 'styled-components';

/** Opens below its word, with a fan that rises to it; the other parts of the row stay where they are. */
export const FineBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: var(--credence-8);
  align-content: start;
  min-block-size: 9.875rem;
  margin-block: 2px 0.5rem;
  padding: calc(14px + 0.125rem) 1.25rem 0.75rem;
  border-end-start-radius: var(--credence-radius);
  border-end-end-radius: var(--credence-radius);
  background:
    linear-gradient(var(--credence-paper-hover) 0 0) 0 14px no-repeat,
    linear-gradient(to top right, var(--credence-paper-hover) 49.5%, transparent 50%) 0 0 / 100% 14px no-repeat;

  &:is([data-end], :dir(rtl)):not([data-end]:dir(rtl)) {
    background:
      linear-gradient(var(--credence-paper-hover) 0 0) 0 14px no-repeat,
      linear-gradient(to top left, var(--credence-paper-hover) 49.5%, transparent 50%) 0 0 / 100% 14px no-repeat;
  }
  @container credence-slider (max-width: 39.99rem) {
    column-gap: var(--credence-4);
    min-block-size: 16rem;
    padding-inline: 0.75rem;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  @media print {
    print-color-adjust: exact;
    break-inside: avoid;
  }
`;
