import { ProgressBar, SearchField } from '@credence/ui';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: var(--credence-4);
  max-inline-size: 70rem;
  margin-block: var(--credence-5) var(--credence-8);

  /* What has the focus stops above the bar with the button. */
  input,
  textarea,
  fieldset button {
    scroll-margin-block: 5rem 9rem;
  }
`;

export const Messages = styled.div`
  display: grid;
  gap: var(--credence-3);
  max-inline-size: 70rem;
  margin-block-start: var(--credence-4);

  &:empty {
    display: none;
  }
`;

/** The one name that is not in the list. */
export const NameOfNetwork = styled.div`
  max-inline-size: 32rem;
`;

/** How names are given, and which nodes are shown. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--credence-3) var(--credence-5);
`;

export const Search = styled(SearchField)`
  && {
    flex: 0 1 20rem;
  }
`;

/** A node: what the file calls it, and beside that what people are to call it. */
export const NodeRoot = styled.fieldset`
  display: grid;
  gap: var(--credence-3) var(--credence-6);
  min-inline-size: 0;
  margin: 0;
  padding: var(--credence-5) 0 var(--credence-4);
  border: 0;
  border-block-start: 1px solid var(--credence-hairline);

  @media (min-width: 48em) {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
`;

export const Legend = styled.legend`
  display: grid;
  align-content: start;
  gap: 0.125rem;
  float: inline-start;
  padding: 0;
  overflow-wrap: anywhere;

  > small {
    font-size: var(--credence-text-sm);
    color: var(--credence-ink-3);
  }
  > bdi {
    font: 500 var(--credence-text-lg) / 1.35 var(--credence-font-title);
  }
`;

/** The name, and beside it, where there is room, the states. */
export const Fields = styled.div`
  display: grid;
  align-items: start;
  gap: var(--credence-3) var(--credence-5);
  min-inline-size: 0;

  @media (min-width: 62em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);

    > :nth-child(3) {
      grid-column: 2;
    }
  }
`;

export const States = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  align-items: start;
  gap: var(--credence-3);
`;

/** A line of a list as it should look. */
export const Example = styled.bdi`
  display: block;
`;

export const ListText = styled.div`
  display: grid;
  gap: var(--credence-3);
`;

export const ListTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--credence-2) var(--credence-4);
`;

/** Stays in sight while one goes down a long list. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--credence-3) var(--credence-5);
  padding-block: var(--credence-4);
  border-block-start: 1px solid var(--credence-hairline);
  background: var(--credence-paper);

  @media (min-height: 30em) {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
  }
`;

export const Progress = styled(ProgressBar)`
  && {
    flex: 1 1 14rem;
  }
`;

export const Lines = styled.ul`
  display: grid;
  gap: 0.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Nodes = styled.div`
  min-inline-size: 0;
`;
