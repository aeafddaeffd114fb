import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: 0.25rem;
  padding: 0.75rem 1rem 0.875rem;
  border-inline-start: 3px solid var(--credence-error);
  border-radius: var(--credence-radius-s);
  background: var(--credence-error-soft);
  overflow-wrap: anywhere;

  &:focus-visible {
    border-radius: var(--credence-radius-s);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    border-inline-start-width: 4px;
  }
`;

export const Heading = styled.h2`
  display: flex;
  align-items: baseline;
  gap: 0.625rem;
  font-size: var(--credence-text-md);
  font-weight: 600;
  line-height: 1.5rem;
  color: var(--credence-error);

  > svg {
    translate: 0 0.125em;
  }
`;

export const List = styled.ul`
  /* Aligned with the text of the heading, after its icon. */
  padding-inline-start: calc(1em + 0.625rem);

  a {
    display: inline-block;
    padding-block: 0.125rem;
    color: var(--credence-error);
    font-size: 0.9375rem;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  @media (pointer: coarse) {
    a {
      padding-block: 0.6875rem;
    }
  }
  @media (forced-colors: active) {
    a {
      color: LinkText;
    }
  }
`;
