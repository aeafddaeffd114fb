import { styled } from 'styled-components';

/* One strip between hairlines. */
export const Strip = styled.section`
  display: flex;
  align-items: center;
  gap: 0 var(--credence-5);
  min-block-size: 3.625rem;
  margin-block-start: var(--credence-8);
  border-block: 1px solid var(--credence-hairline);

  > button {
    flex: none;
    margin-inline-start: auto;
  }
  @media (max-width: 61.99em) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: 0.25rem 0.5rem;

    > button {
      grid-area: 1 / 2;
    }
    /* What is cut at the edge fades, and can be scrolled clear of it. */
    > ul {
      grid-column: 1 / -1;
      padding-inline-end: 2rem;
      mask-image: linear-gradient(to right, #000 calc(100% - 2rem), transparent);
    }
    > ul:dir(rtl) {
      mask-image: linear-gradient(to left, #000 calc(100% - 2rem), transparent);
    }
  }
`;

export const Heading = styled.h2`
  flex: none;
  font-size: var(--credence-text-sm);
  font-weight: 400;
  color: var(--credence-ink-2);
`;

/* On a phone, and where there are many, it scrolls sideways. */
export const People = styled.ul`
  display: flex;
  gap: var(--credence-6);
  min-inline-size: 0;
  margin: 0;
  padding: 0.5rem 0.25rem;
  overflow-x: auto;
  list-style: none;

  > li {
    display: flex;
    flex: none;
    align-items: center;
    gap: 0.5rem;
  }
  p {
    font-size: var(--credence-text-sm);
    line-height: 1.2rem;
    white-space: nowrap;
  }
  b {
    display: block;
    font-weight: 600;
  }
  span {
    color: var(--credence-ink-2);
  }
  > [data-part='declined'] b,
  > [data-part='former'] b {
    font-weight: 400;
  }
`;

export const Ring = styled.i`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 1px solid var(--credence-outline);
  border-radius: 50%;
  font-size: var(--credence-text-xs);
  font-style: normal;
  line-height: 1;

  [data-part='declined'] > & {
    border-style: dashed;
  }
`;
