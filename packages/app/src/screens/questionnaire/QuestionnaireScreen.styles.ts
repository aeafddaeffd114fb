import { ProgressBar } from '@credence/ui';
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

export const Messages = styled.div`
  display: grid;
  gap: var(--credence-3);

  &:empty {
    display: none;
  }
`;

/** A question beside its number: wrapped lines align with the text, not with the number. */
export const Asked = styled.span`
  display: grid;
  grid-template-columns: 1.75em minmax(0, 1fr);
  text-wrap: pretty;

  > :first-child {
    color: var(--credence-accent);
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--credence-3) var(--credence-5);
  padding-block-start: var(--credence-5);
  border-block-start: 1px solid var(--credence-hairline);
`;

export const Progress = styled(ProgressBar)`
  && {
    flex: 1 1 14rem;
  }
`;
