import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  align-content: start;
  gap: var(--credence-6);
`;

/* Room for a list that opens: at the lower edge of a low dialog it would be cut. */
export const Roomy = styled(Form)`
  min-block-size: min(34rem, 100dvh - 16rem);
`;

export const Part = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--credence-3);

  > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  /* What it is about stands close below its heading. */
  > :first-child + * {
    margin-block-start: -0.5rem;
  }
`;

export const Case = styled.fieldset`
  display: grid;
  gap: var(--credence-3);
  inline-size: 100%;
  padding-block-start: var(--credence-3);
  border-block-start: 1px solid var(--credence-hairline);

  > legend {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/* The case's name, and at the end of its row what removes it. */
export const CaseHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 26rem) auto;
  align-items: start;
  justify-content: space-between;
  gap: var(--credence-3);

  /* Beside the box, not beside its label. */
  > button {
    margin-block-start: 1.625rem;
  }
  @media (max-width: 35.99em) {
    grid-template-columns: minmax(0, 1fr);

    > button {
      justify-self: start;
      margin: -0.25rem -0.75rem 0;
    }
  }
`;

/* What is named, one list a line. */
export const Lines = styled.dl`
  display: grid;
  gap: 0.125rem;
  margin: 0;
  overflow-wrap: anywhere;

  & dt {
    display: inline;
    font-weight: 600;
  }
  & dt::after {
    content: ': ';
  }
  & dd {
    display: inline;
    margin: 0;
  }
`;
