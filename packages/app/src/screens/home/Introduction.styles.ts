import { styled } from 'styled-components';

export const Intro = styled.section`
  display: grid;
  grid-template: 'title' auto 'poster' auto 'steps' 1fr / minmax(0, 1fr);
  column-gap: var(--credence-16);

  &:not([data-beside]) {
    margin-block-start: var(--credence-12);
    padding-block-start: var(--credence-6);
    border-block-start: 1px solid var(--credence-hairline);
  }
  @media (min-width: 62em) {
    &:not([data-beside]) {
      grid-template: 'poster title' auto 'poster steps' 1fr / minmax(0, 1.15fr) minmax(0, 1fr);
    }
    &[data-beside] {
      grid-template-areas: 'title' 'poster' 'steps';
      row-gap: var(--credence-3);
    }
  }
`;

export const IntroTitle = styled.div`
  grid-area: title;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;

  @media (max-width: 61.99em) {
    margin-block-end: var(--credence-3);
  }
`;
