import { styled } from 'styled-components';

/* From 1200 px on the map stands beside the order and what it leads to. */
export const Views = styled.div`
  @media (min-width: 75em) {
    &:has(> [data-side-by-side]) {
      display: grid;
      grid-template: 'order side' auto 'list side' auto 'list suppose' 1fr / minmax(0, 1fr) minmax(0, 1.08fr);
      column-gap: var(--credence-10);
    }
    /* Without a choice of order its row would take half of the map's height. */
    &:has(> [data-side-by-side]:first-child) {
      grid-template: 'list side' auto 'list suppose' 1fr / minmax(0, 1fr) minmax(0, 1.08fr);
    }
    & > [data-side-by-side] {
      display: contents;
    }
    & > [data-side-by-side] > [data-slot='panel'] {
      grid-area: list;
    }
    & > [data-side-by-side] > [data-slot='panel'] ~ [data-slot='panel'] {
      grid-area: side;
    }
  }
  /* The map follows what is asked next, without a tab of its own. */
  &[data-order='matters'] > [data-credence='tabs'] {
    /* Until all is computed: what stands below must not be pushed from under a finger. */
    @media (max-width: 74.99em) {
      & > [data-slot='list'] + [data-slot='panel'] {
        min-block-size: 39rem;
      }
    }
    @media (max-width: 35.99em) {
      & > [data-slot='list'] + [data-slot='panel'] {
        min-block-size: 44rem;
      }
    }
    & > [data-slot='list'] {
      display: none;
    }
    & > [data-slot='panel'] {
      display: block;
    }
    & > [data-slot='panel'] ~ [data-slot='panel'] {
      margin-block-start: var(--credence-8);
    }
  }
  @media (min-width: 75em) {
    &[data-order='matters'] > [data-credence='tabs'] > [data-slot='panel'] ~ [data-slot='panel'] {
      margin-block-start: 0;
    }
    /* A network of eight rows is seen whole, and what follows from a finding below the map in which it is set. */
    &[data-order='matters'] {
      --credence-map-tallest: max(16rem, 54vh);
    }
    /* The map and the people below it need more than a short list. */
    &[data-order='matters']:has(> [data-side-by-side]) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
    }
  }
`;

/** Below the map, or below whatever else there is. */
export const Supposing = styled.div`
  grid-area: suppose;
  min-inline-size: 0;
  /* So much comes into view with it, also before it is computed. */
  min-block-size: 16rem;
`;

export const Switch = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem var(--credence-4);
  margin-block-end: var(--credence-4);
  font-size: 0.9375rem;

  & > span {
    font-weight: 600;
  }
  & > [data-credence='segmented-control'] {
    flex: 1 1 20rem;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
  }
`;

export const Notes = styled.div`
  display: grid;
  gap: 0.5rem;
  margin-block-end: var(--credence-4);

  &:empty {
    display: none;
  }
`;

/* The curve comes after the list below it, and must not push it from under a finger. */
export const Reach = styled.div`
  &[data-waiting],
  &:has(> [data-credence='chart-frame']) {
    min-block-size: 22rem;
  }
`;

export const All = styled.div`
  margin-block-start: var(--credence-4);
`;
