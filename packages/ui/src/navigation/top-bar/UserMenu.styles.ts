import { css, styled } from 'styled-components';
import { DropdownMenu } from 'radix-ui';
import { focus } from '../../foundations/theme/derived.styles.js';

export const Badge = styled(DropdownMenu.Trigger)`
  position: relative;
  border-radius: 50%;

  /* The touch target is larger than the 32 px that are visible. */
  &::after {
    content: '';
    position: absolute;
    inset: -0.375rem;
  }
  &:focus-visible {
    border-radius: 50%;
  }
`;

export const Menu = styled(DropdownMenu.Content)`
  z-index: 40;
  min-inline-size: 14rem;
  max-inline-size: min(22rem, calc(100vw - 2rem));
  max-block-size: var(--radix-dropdown-menu-content-available-height);
  padding: 0.375rem;
  overflow-y: auto;
  border: 1px solid var(--credence-hairline-strong);
  border-radius: var(--credence-radius-l);
  background: var(--credence-paper-raised);
  box-shadow: var(--credence-shadow-float);
`;

export const Person = styled.div`
  padding: 0.5rem 0.75rem 0.625rem;
  margin-block-end: 0.375rem;
  border-block-end: 1px solid var(--credence-hairline);
  overflow-wrap: anywhere;
`;

export const PersonName = styled.p`
  font: 500 var(--credence-text-lg) / 1.3 var(--credence-font-title);
`;

export const PersonAccount = styled.p`
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
`;

const entry = css`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-block-size: var(--credence-control);
  padding: 0.25rem 0.75rem;
  border-radius: var(--credence-radius);
  font-size: 0.9375rem;
  line-height: 1.25;
  overflow-wrap: anywhere;
  color: var(--credence-ink);
  text-decoration: none;
  cursor: pointer;

  &[data-highlighted] {
    outline: 2px solid transparent;
    outline-offset: -2px;
    box-shadow: none;
    background: var(--credence-paper-hover);
  }
  &:focus-visible {
    box-shadow: inset 0 0 0 2px ${focus};
    border-radius: var(--credence-radius);
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline-color: Highlight;
    }
  }
`;

export const Entry = styled(DropdownMenu.Item)`
  ${entry}
`;

export const Choices = styled(DropdownMenu.RadioGroup)`
  padding-block: 0.375rem;
  margin-block: 0.375rem;
  border-block: 1px solid var(--credence-hairline);

  & + & {
    margin-block-start: calc(-0.375rem - 1px);
  }
  &:first-child,
  [data-slot='person'] + & {
    border-block-start: 0;
    margin-block-start: 0;
    padding-block-start: 0;
  }
  &:last-child {
    border-block-end: 0;
    margin-block-end: 0;
    padding-block-end: 0;
  }
`;

export const ChoiceLabel = styled(DropdownMenu.Label)`
  padding: 0.25rem 0.75rem;
  font-size: var(--credence-text-sm);
  font-weight: 600;
  color: var(--credence-ink-3);
`;

export const Choice = styled(DropdownMenu.RadioItem)`
  ${entry}
  &[aria-checked='true'] {
    color: var(--credence-accent);
    font-weight: 600;
  }
`;

/** The space for the check mark, kept free for unchecked items. */
export const Chosen = styled.span`
  flex: none;
  inline-size: 1rem;
`;
