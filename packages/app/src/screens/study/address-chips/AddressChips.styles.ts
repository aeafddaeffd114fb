import { styled } from 'styled-components';
import { focusRing } from '../../../ground/focus/focusRing.styles.js';

export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
`;

export const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  padding: 0.625rem;
  border: 1px solid var(--credence-outline);
  border-radius: var(--credence-radius);
  background: var(--credence-paper-raised);
  cursor: text;

  &:has(> input:focus-visible) {
    outline: 2px solid transparent;
    box-shadow: ${focusRing};
  }
  @media (forced-colors: active) {
    &:has(> input:focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: 2px;
    }
  }
`;

/** Without a box of its own, so that the chips, the button and the text box share their lines. */
export const Chips = styled.ul`
  display: contents;
`;

export const Item = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  max-inline-size: 100%;
  min-block-size: 1.75rem;
  padding-block: 0.125rem;
  padding-inline: 0.5rem 0.25rem;
  border-radius: var(--credence-radius-s);
  background: var(--credence-paper);
  box-shadow: inset 0 0 0 1px var(--credence-hairline-strong);
  font-size: var(--credence-text-sm);
  line-height: 1.2;
  overflow-wrap: anywhere;
  cursor: default;

  [data-slot='address'] {
    min-inline-size: 0;
    unicode-bidi: isolate;
  }
  em {
    flex: none;
    max-inline-size: 50%;
    font-style: normal;
    font-weight: 600;
  }
  button {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border-radius: var(--credence-radius-s);
    color: var(--credence-ink-3);
  }
  button:hover {
    background: var(--credence-paper-hover);
    color: var(--credence-ink);
  }

  &[data-kind='known'] {
    font-weight: 600;
  }
  &[data-kind='known'] > svg {
    color: var(--credence-done);
  }
  &[data-kind='already'] {
    color: var(--credence-ink-2);
  }
  &[data-kind='already'] em {
    max-inline-size: none;
    color: var(--credence-ink-3);
  }
  &[data-kind='twice'] {
    background: var(--credence-changed-soft);
    box-shadow: none;
    color: var(--credence-changed);
  }
  &[data-kind='twice'] [data-slot='address'] {
    text-decoration: line-through;
  }
  &[data-kind='wrong'] {
    background: var(--credence-error-soft);
    box-shadow: none;
    color: var(--credence-error);
  }
  &:is([data-kind='twice'], [data-kind='wrong']) button {
    color: inherit;
  }

  @media (max-width: 47.99em) {
    min-block-size: 2.25rem;
    padding-block: 0;

    button {
      inline-size: 2rem;
      block-size: 2.25rem;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &[data-kind] > svg {
      color: inherit;
    }
  }
`;

export const More = styled.button`
  min-block-size: 2.25rem;
  padding-inline: 0.5rem;
  font-size: var(--credence-text-sm);
  font-weight: 600;
  color: var(--credence-accent);
`;

export const Input = styled.input`
  flex: 1 1 10rem;
  min-inline-size: min(8rem, 100%);
  min-block-size: 1.75rem;
  padding: 0;
  padding-inline-start: 0.125rem;
  border: 0;
  background: none;
  font-size: 0.9375rem;
  text-overflow: ellipsis;

  &::placeholder {
    color: var(--credence-ink-3);
    opacity: 1;
  }
  /* The ring is that of the whole box. */
  &&:focus-visible {
    outline: none;
    box-shadow: none;
  }
  @media (max-width: 47.99em) {
    /* On a line of its own where its words have no room beside "Show 16 more". */
    flex-basis: 13rem;
    min-block-size: 2.25rem;
    /* Phones zoom in on smaller text. */
    font-size: var(--credence-text-md);
  }
`;

export const Full = styled.p`
  margin-block-start: var(--credence-2);
  font-size: var(--credence-text-sm);
  color: var(--credence-error);
`;

export const Tally = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  min-block-size: 1.25rem;
  margin-block-start: var(--credence-2);
  font-size: var(--credence-text-sm);
  line-height: 1.25rem;
  color: var(--credence-ink-2);

  span {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
  svg {
    font-size: 0.9375rem;
  }
  [data-kind='twice'] {
    color: var(--credence-changed);
  }
  [data-kind='wrong'] {
    color: var(--credence-error);
  }
`;
