import { styled } from 'styled-components';
import { systemShades } from './systemShades.styles.js';

export const Key = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem 1.25rem;
  margin-block-end: 1rem;
  font-size: var(--credence-text-xs);
  color: var(--credence-ink-2);
`;

export const KeyItem = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;

  > [data-open] {
    inline-size: 1.75rem;
    block-size: 1rem;
    box-sizing: border-box;
    border: 1px solid var(--credence-outline);
    background: repeating-linear-gradient(135deg, var(--credence-outline) 0 1.25px, transparent 1.25px 6px);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
`;

export const Ramp = styled.span`
  display: inline-flex;
  print-color-adjust: exact;

  > i {
    box-sizing: border-box;
    min-inline-size: 2.75rem;
    padding-inline: 0.25rem;
    font-style: normal;
    line-height: 1.375rem;
    text-align: center;
    white-space: nowrap;
  }
  > [data-shade='0'] {
    box-shadow: inset 0 0 0 1px var(--credence-hairline-strong);
  }
  > [data-shade='1'] {
    background: var(--credence-state-4);
    color: var(--credence-on-state-4);
  }
  > [data-shade='2'] {
    background: var(--credence-state-3);
    color: var(--credence-on-state-3);
  }
  > [data-shade='3'] {
    background: var(--credence-state-2);
    color: var(--credence-on-state-2);
  }
  > [data-shade='4'] {
    background: var(--credence-state-1);
    color: var(--credence-on-state-1);
  }
  @media (forced-colors: active) {
    ${systemShades}
    color: CanvasText;
  }
`;
