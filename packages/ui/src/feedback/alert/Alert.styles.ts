import { styled } from 'styled-components';
import { accentSoft } from '../../foundations/theme/derived.styles.js';

export const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 0.75rem;
  align-items: start;
  padding: 0.625rem 0.75rem;
  border-inline-start: 3px solid var(--credence-tone);
  border-radius: var(--credence-radius-s);
  background: var(--credence-tone-soft);
  font-size: 0.9375rem;
  line-height: 1.5rem;
  color: var(--credence-ink);

  --credence-tone: var(--credence-accent);
  --credence-tone-soft: ${accentSoft};

  &[data-tone='error'] {
    --credence-tone: var(--credence-error);
    --credence-tone-soft: var(--credence-error-soft);
  }
  &[data-tone='success'] {
    --credence-tone: var(--credence-done);
    --credence-tone-soft: var(--credence-done-soft);
  }
  &[data-tone='warning'] {
    --credence-tone: var(--credence-changed);
    --credence-tone-soft: var(--credence-changed-soft);
  }
  /* On a phone a text button goes below a message that would have no room next to it. */
  @media (max-width: 35.99em) {
    &:has(> div > [data-credence='button']) {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      /* Only between lines: separates what goes below. */
      row-gap: 0.625rem;
      padding-inline-start: 2.5rem;
    }
  }
  /* A phone with large text: long words need the width. */
  @media (max-width: 19.99em) {
    &,
    &:has(> div > [data-credence='button']) {
      column-gap: 0.375rem;
      padding-inline: 0.5rem;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    border-inline-start-width: 4px;
  }
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  block-size: 1.5rem;
  color: var(--credence-tone);
  font-size: 1.0625rem;

  @media (max-width: 35.99em) {
    [data-credence='alert']:has(> div > [data-credence='button']) > & {
      position: absolute;
      inset-inline-start: 0.75rem;
      padding-block: 0.25rem;
      box-sizing: content-box;
    }
  }
  @media (max-width: 19.99em) {
    [data-credence='alert']:has(> div > [data-credence='button']) > & {
      position: static;
    }
  }
`;

export const Message = styled.p`
  font-weight: 600;
  color: var(--credence-tone);
  overflow-wrap: anywhere;
  flex: 1 1 auto;

  @media (max-width: 19.99em) {
    /* The button goes below. */
    flex-basis: calc(100% - 1.5rem);
  }
  /* As high as the button next to it. */
  @media (max-width: 35.99em) {
    [data-credence='alert']:has(> div > [data-credence='button']) > & {
      padding-block: 0.25rem;
    }
  }
`;

export const Details = styled.div`
  flex-basis: 100%;
  grid-column: 2;
  font-size: var(--credence-text-sm);
  overflow-wrap: anywhere;

  @media (max-width: 19.99em) {
    grid-column: 1 / -1;
  }
  /* Close to its message even so. */
  @media (max-width: 35.99em) {
    [data-credence='alert']:has(> div > [data-credence='button']) > & {
      margin-block-start: -0.625rem;
    }
  }
`;

export const Actions = styled.div`
  grid-column: 3;
  grid-row: 1;
  display: flex;
  align-items: center;
  gap: 0.25rem;
  margin-block: -0.25rem;

  /* One button beside a message and its details belongs to both: it stands in their middle. */
  @media (min-width: 36em) {
    [data-slot='details'] ~ &:has(> [data-credence='button']:not([data-variant='text'])) {
      grid-row: 1 / 3;
      align-self: center;
    }
  }

  @media (max-width: 35.99em) {
    &:has(> [data-credence='button']) {
      flex-wrap: wrap;
      gap: 0.25rem;
      margin-block: 0;
    }
  }
  /* A button of 44 next to a line of 32. */
  @media (max-width: 35.99em) and (pointer: coarse) {
    [data-credence='alert']:not(:has(> [data-slot='details'])) > &:has(> [data-credence='button']) {
      margin-block: -0.375rem;
    }
  }
`;
