import { styled } from 'styled-components';

/** A text from a file or a person: its line breaks count, and it keeps its own direction. */
export const Said = styled.p`
  white-space: pre-line;
  unicode-bidi: plaintext;
`;

export const Source = styled.span`
  color: var(--credence-ink-3);
`;

export const Meanings = styled.dl`
  margin-block-start: var(--credence-3);

  > dt {
    font-weight: 600;
    color: var(--credence-ink);
    unicode-bidi: plaintext;
  }
  > dd + dt {
    margin-block-start: var(--credence-2);
  }
`;

export const Editing = styled.p`
  margin-block-start: var(--credence-2);
`;
