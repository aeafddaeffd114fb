import { styled } from 'styled-components';

/** Below the sliders, what may be said besides: as quiet as it is optional. */
export const Exits = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--credence-4);
  margin-block-start: var(--credence-2);

  button[data-variant='text'] {
    margin-inline-start: -0.75rem;
  }
`;

/** On a line of its own once it is asked. */
export const Certainty = styled.div`
  flex: none;
  max-inline-size: 100%;

  &[data-asked] {
    flex: 1 0 100%;
  }
`;

/** In place of the sliders. */
export const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem var(--credence-3);
  margin-block: var(--credence-3);
  padding: var(--credence-4) var(--credence-5);
  border: 1px dashed var(--credence-ink-3);
  border-radius: var(--credence-radius);
  background: var(--credence-paper-hover);

  > p {
    flex: 1 1 16rem;
    max-inline-size: var(--credence-measure);
  }
  > svg {
    flex: none;
    color: var(--credence-ink-2);
  }
  > button {
    margin-inline-start: auto;
  }
`;

/** In place of a distribution. */
export const Closed = styled.p`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);

  > svg {
    flex: none;
  }
`;

/** Below a distribution. */
export const Beside = styled.p`
  margin-block-start: 0.25rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);
`;
