import { css, styled } from 'styled-components';
import { ownWidth } from '../../frame/frame.styles.js';

// No rule here reads a prop, and the value is set deeper down, so a drag restyles next to nothing.
export const Root = styled.div`
  /* The words below the rail take the width of the nearest scale: this one, without a SliderScale around them. */
  container: credence-slider credence-scale / inline-size;
  ${ownWidth}
  /* At its ends half of the thumb stands beyond the rail, and no page scrolls for that. */
  contain: layout;
  /* A container query needs a definite width. */
  inline-size: 100%;
  text-align: start;

  /* The rail takes presses above and below its line, but none from what is before or after the slider. */
  [data-slot='rail']:first-child {
    margin-block-start: calc((2.75rem - var(--credence-thumb)) / 2);
  }
  & :where([data-slot='rail']:not(:has(+ [data-slot='words']))) {
    margin-block-end: calc((2.75rem - var(--credence-thumb)) / 2);
  }
  > [data-slot='scale'] + p {
    margin-block-start: 0.5rem;
  }
  /* A share that follows reaches its thumb, dashed like everything that nobody set. */
  &[data-follows] [data-slot='fill'] {
    display: block;
    block-size: 1px;
    inset-block-start: calc(50% - 0.5px);
    background-image: repeating-linear-gradient(
      90deg,
      var(--credence-ink-2) 0 5px,
      var(--credence-paper) 5px 9px
    );
  }
  &:has([data-slot='range']:disabled) {
    --credence-crowd-on: var(--credence-ink-disabled);
    --credence-crowd-unset: var(--credence-ink-disabled);
  }
`;

/** Where what is said about the answer stands below the question. Most languages need more room for that than English. */
export const stacked = (rules: ReturnType<typeof css>) => css`
  @container credence-slider (max-width: 39.99rem) {
    ${rules}
  }
  @container credence-slider (max-width: 45.99rem) {
    &:not(:lang(en)) {
      ${rules}
    }
  }
`;

/** Question, answer and number on one line where there is room. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  column-gap: var(--credence-4);
  margin-block-end: 0.25rem;

  ${stacked(css`
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: var(--credence-2);
  `)}
  /* Large letters beside the number would stand one below the other. */
  @container credence-slider (max-width: 15.99rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 48em) and (min-height: 53.75em) {
    margin-block-end: 0.625rem;
  }
`;
