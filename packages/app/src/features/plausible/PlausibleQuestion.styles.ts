import { styled } from 'styled-components';

export const Panel = styled.section`
  display: grid;
  gap: var(--credence-3);
  padding-block: var(--credence-5);
  border-block: 1px solid var(--credence-hairline);
  overflow-wrap: anywhere;

  & > h2:focus {
    outline: none;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) minmax(14rem, 20rem);
  gap: var(--credence-4) var(--credence-8);
  align-items: start;

  @media (max-width: 47.99em) {
    grid-template: none / minmax(0, 1fr);
  }
`;

export const Crowd = styled.div`
  display: grid;
  gap: 0.25rem;
  min-inline-size: 0;
`;

export const Follows = styled.p`
  margin: 0 0 var(--credence-2);
  font-family: var(--credence-font-title);
  font-size: var(--credence-text-xl);
  line-height: 1.3;

  & > b {
    font-size: 1.4em;
    font-variant-numeric: tabular-nums;
  }
`;

/** What is behind the number, and the other states. */
export const Beside = styled.div`
  display: grid;
  gap: var(--credence-5);
  min-inline-size: 0;

  @media (min-width: 48em) {
    grid-area: 1 / 2 / span 2;
  }
`;

/** Whether it is plausible. */
export const Say = styled.div`
  display: grid;
  gap: var(--credence-3);
  min-inline-size: 0;
`;

export const States = styled.div`
  max-block-size: 18rem;
  overflow-y: auto;

  & > button {
    display: flex;
    justify-content: space-between;
    gap: var(--credence-3);
    inline-size: 100%;
    padding: 0.5rem 0.25rem;
    border: 0;
    border-block-start: 1px solid var(--credence-hairline);
    background: none;
    color: var(--credence-ink-2);
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & > button > :last-child {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
  & > button:hover {
    background: var(--credence-paper-hover);
  }
  & > button[aria-pressed='true'] {
    color: var(--credence-ink);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    & > button[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

export const Reason = styled.form`
  display: grid;
  gap: var(--credence-3);
  max-inline-size: 34rem;
`;
