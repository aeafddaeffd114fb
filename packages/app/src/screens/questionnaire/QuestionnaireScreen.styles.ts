import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: var(--credence-8);
  margin-block: var(--credence-6) var(--credence-8);
`;

export const Section = styled.section`
  display: grid;
  gap: 0.25rem;
  min-inline-size: 0;
`;

export const Fields = styled.div`
  display: grid;
  gap: var(--credence-6);
  margin-block-start: var(--credence-4);
`;

/** The number of an item, as a figure of its own before the question. */
export const Number = styled.span`
  margin-inline-end: 0.375em;
  color: var(--credence-accent);
  font-variant-numeric: lining-nums tabular-nums;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--credence-3) var(--credence-5);
  padding-block-start: var(--credence-5);
  border-block-start: 1px solid var(--credence-hairline);

  > [data-credence='progress-bar'] {
    flex: 1 1 14rem;
  }
`;
