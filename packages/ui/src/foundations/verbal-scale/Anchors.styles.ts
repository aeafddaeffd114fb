import { css, styled } from 'styled-components';

/* Words on two lines: tier 2 hangs below, each word with a leader from its tick. */
const twoTiers = css`
  block-size: calc(1rem + var(--word));
  font-size: 0.75rem;

  > [data-tier='2'] {
    z-index: 1;
    padding-block-start: var(--word);
    min-block-size: calc(1rem + var(--word));
  }
  > [data-tier='2']::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: calc(var(--shift) - var(--credence-percent) * 0.01px);
    inline-size: 1px;
    block-size: calc(var(--word) - 1.25rem + 1px);
    background: var(--credence-outline);
  }
  > [data-tier='2'] > small {
    display: inline;
  }
`;

/* With large letters not even two lines hold the words: they follow each other, and their numbers say where they are. */
const oneAfterAnother = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.75rem;
  block-size: auto;

  > [data-tier] {
    position: static;
    translate: none;
    min-block-size: var(--word-alone);
    padding: 0;
  }
  > [data-tier]::before {
    display: none;
  }
  > [data-tier] > * {
    display: inline;
  }
`;

/** What the words measure their room by, where they stand below a scale that is no component of the kit. */
export const Scale = styled.div`
  container: credence-scale / inline-size;
  font-family: var(--credence-font-text);
  font-size: var(--credence-text-md);
`;

/**
 * The words below the rail, each at its percentage wherever there is room for it. Room is counted in `ch`: it is the
 * width of the letters that decides, and without our fonts a page may have letters a quarter wider.
 */
export const Words = styled.div`
  --word: 2.25rem;
  --word-alone: 1.5rem;
  position: relative;
  block-size: var(--word);
  margin-block-start: -2px;
  font-size: 0.78125rem;
  line-height: 1rem;

  @container credence-scale (max-width: 82.4ch) {
    ${twoTiers}
  }
  @container credence-scale (max-width: 112.6ch) {
    &[data-words='long'] {
      ${twoTiers}
    }
  }
  &[data-words='longest'] {
    ${twoTiers}
  }
  &[data-words='none'] {
    block-size: var(--word);
  }
  @media (pointer: coarse) {
    --word: 2.75rem;
    --word-alone: 2.75rem;
  }
  /* A single line sits where the first of two would, in a button of the same height. */
  &[data-scale='numbers'] > *,
  &[data-scale='words'] > :not([data-tier='2']):not(:first-child):not(:last-child) {
    padding-block-end: 0.9375rem;
  }
  @container credence-scale (max-width: 40.2ch) {
    font-size: 0.71875rem;
    letter-spacing: -0.01em;

    > * {
      padding-inline: 0;
    }
  }
  @container credence-scale (min-width: 36.21ch) and (max-width: 40.2ch) {
    /* The second line of a long word leaves room for the number of the last word, and stays within reach of its own. */
    &:is([data-words='long'], [data-words='longest'])
      > [data-tier='1']:has(+ [data-tier='2'] + :last-child)
      > :not(:first-child) {
      position: relative;
      inset-inline-start: -0.75rem;
    }
  }
  @container credence-scale (max-width: 54.3ch) {
    &:is([data-words='long'], [data-words='longest']) {
      font-size: 0.71875rem;
      letter-spacing: -0.015em;

      /* The first of two long words gets the line above, where no leader passes and the next end word begins further out. */
      > [data-tier='1']:not(:first-child, :last-child) > span:not(:last-of-type) {
        display: block;
      }
      > [data-tier='1']:not(:first-child, :last-child) > span:not(:first-child) + small {
        display: inline;
      }
    }
  }
  @container credence-scale (max-width: 26ch) {
    &[data-scale='numbers'] {
      font-size: 0.625em;
    }
  }
  @container credence-scale (max-width: 36.2ch) {
    &&:not([data-scale='numbers']) {
      ${oneAfterAnother}
    }
  }
`;

export const Word = styled.button`
  font-family: var(--credence-font-text);
  position: absolute;
  inset-inline-start: calc(var(--credence-percent) * 1%);
  /* Centred at its percentage, but never beyond the edge of the scale, whose width is 100cqi. */
  --shift: max(min(50%, var(--credence-percent) * 1cqi), 100% - (100 - var(--credence-percent)) * 1cqi);
  translate: calc(-1 * var(--shift)) 0;
  z-index: 2;
  min-block-size: var(--word);
  padding: 5px 3px 0;
  text-align: center;
  white-space: nowrap;
  color: var(--credence-ink-2);
  /* Bold without changing width: choosing a word moves no other, and only the chosen one repaints. */
  -webkit-text-stroke: 0.35px transparent;

  &:dir(rtl) {
    translate: var(--shift) 0;
  }
  &:first-child {
    translate: none;
    text-align: start;
    padding-inline-start: 0;
  }
  &:last-child {
    inset-inline: auto 0;
    translate: none;
    text-align: end;
    padding-inline-end: 0;
  }
  > small {
    display: block;
  }
  /* Beside its shorter line the box of an end word gives way to its neighbour, whose box gives way to its letters. */
  &:is(:first-child, :last-child) {
    z-index: auto;
  }
  &:is(:first-child, :last-child) > * {
    position: relative;
    z-index: 3;
    inline-size: fit-content;
  }
  &:last-child > * {
    margin-inline-start: auto;
  }
  &:is(:first-child, :last-child) > [data-line='1'] {
    display: block;
  }
  &:is(:first-child, :last-child) > small {
    display: inline;
  }
  > small {
    font-size: inherit;
    color: var(--credence-ink-3);
  }
  &:is(button):not(:disabled):hover {
    color: var(--credence-accent);
    text-decoration: underline 1px;
    text-underline-offset: 0.2em;
  }
  &:disabled {
    cursor: not-allowed;
  }
  &[aria-pressed='true'] {
    color: var(--credence-accent);
    -webkit-text-stroke-color: currentColor;
  }
  @media (forced-colors: active) {
    /* Strokes are never transparent in forced colours. */
    -webkit-text-stroke: 0;

    &[aria-pressed='true'] {
      text-decoration: underline 2px;
      text-underline-offset: 0.2em;
    }
  }
`;
