import { styled } from 'styled-components';

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--credence-6);
  padding-block: clamp(var(--credence-6), 7vh, 5rem) var(--credence-8);
`;

/** The fields of a form, stacked. */
export const Fields = styled.div`
  display: grid;
  gap: var(--credence-4);

  > button {
    margin-block-start: var(--credence-2);
  }
`;

/** A titled section of a form. */
export const Part = styled.fieldset`
  display: grid;
  gap: var(--credence-4);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & + & {
    margin-block-start: var(--credence-4);
    padding-block-start: var(--credence-5);
    border-block-start: 1px solid var(--credence-hairline);
  }
  > legend {
    float: inline-start;
    padding: 0;
    margin-block-end: var(--credence-1);
    font: 500 var(--credence-text-xl) / 1.3 var(--credence-font-title);
  }
  > legend + * {
    clear: both;
  }
`;

/** Links and buttons side by side. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--credence-2) var(--credence-5);
`;
