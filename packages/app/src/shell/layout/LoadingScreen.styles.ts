import { styled } from 'styled-components';

/** The middle of the window. The footer is out of sight, from where content does not push it. */
export const Centre = styled.div`
  flex: 1;
  min-block-size: 90dvh;
  display: grid;
  place-items: center;
`;
