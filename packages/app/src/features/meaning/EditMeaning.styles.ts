import { styled } from 'styled-components';

export const Fields = styled.form`
  display: grid;
  gap: var(--credence-4);
`;

/** Name and unit side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: var(--credence-4);

  @media (min-width: 36em) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

export const StateFields = styled.fieldset`
  display: grid;
  gap: var(--credence-3);
  padding-block-start: var(--credence-4);
  border-block-start: 1px solid var(--credence-hairline);

  > legend {
    float: inline-start;
    inline-size: 100%;
    padding: 0;
    font: 500 var(--credence-text-lg) / 1.35 var(--credence-font-title);
    unicode-bidi: plaintext;
  }
  > legend + * {
    clear: both;
  }
  @media (min-width: 36em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: start;

    > legend,
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
