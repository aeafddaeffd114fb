import { createGlobalStyle, styled } from 'styled-components';

/** Storybook keeps room for the headings of a page; the sheet has its own, and takes the whole width. */
export const WholeWidth = createGlobalStyle`
  .sbdocs-content.sbdocs-content {
    max-width: 90rem;
  }
  .sbdocs-wrapper > :not(.sbdocs-content) {
    display: none;
  }
`;

export const Groups = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--credence-2) var(--credence-5);
  margin-block-start: var(--credence-5);
  font: var(--credence-weight) var(--credence-text-sm) / 1.5 var(--credence-font-text);

  & > a {
    color: var(--credence-accent);
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
`;

export const Group = styled.section`
  margin-block-start: var(--credence-8);

  & > h2 {
    margin-block-end: var(--credence-4);
    font: 500 var(--credence-text-xl) / 1.25 var(--credence-font-title);
    letter-spacing: -0.006em;
    color: var(--credence-ink);
    scroll-margin-block-start: var(--credence-6);
  }
`;

export const Cells = styled.div.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
  gap: var(--credence-5);
`;

export const Cell = styled.div.attrs({ role: 'listitem' })`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: var(--credence-2);
  container-type: inline-size;

  & > a {
    justify-self: start;
    font: 600 var(--credence-text-sm) / 1.3 var(--credence-font-text);
    color: var(--credence-ink);
    text-decoration: none;
  }
  & > a:hover {
    color: var(--credence-accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** Light and dark, as one picture. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border: 1px solid var(--credence-hairline);
  border-radius: var(--credence-radius-s);
  overflow: hidden;
`;

/** What is too large is scaled down, and fades out where it goes on. */
export const Picture = styled.div`
  position: relative;
  display: grid;
  align-content: safe center;
  min-inline-size: 0;
  min-block-size: 6.5rem;
  max-block-size: 14rem;
  overflow: hidden;
  /* What stays in sight on a page stays in its picture. */
  contain: layout paint;
  background: var(--credence-paper);
  color: var(--credence-ink);

  & > div {
    min-inline-size: 0;
    padding: var(--credence-4);
    zoom: 0.7;
  }
  @container (max-width: 30rem) {
    & > div {
      zoom: 0.6;
    }
  }
  @container (max-width: 24rem) {
    & > div {
      zoom: 0.5;
    }
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    block-size: 1.5rem;
    background: linear-gradient(transparent, var(--credence-paper));
    pointer-events: none;
  }
`;
