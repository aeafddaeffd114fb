import { styled } from 'styled-components';

/** Framed while a file is held over it. */
export const Target = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  outline-offset: 0.5rem;

  &[data-over] {
    outline: 2px dashed var(--credence-accent);
  }
  @media (forced-colors: active) {
    &[data-over] {
      outline-color: Highlight;
    }
  }
`;
