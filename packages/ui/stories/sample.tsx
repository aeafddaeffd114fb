import { Button, Pagination, Spinner } from '../src/index.js';

/** A small sample of everything that a provider changes: words, colours, fonts. */
export const sample = (
  <div style={{ display: 'grid', gap: '1rem', padding: '1rem', background: 'var(--credence-paper)' }}>
    <Spinner />
    <Button variant="primary">Continue</Button>
  </div>
);

/** The same plus numbers, which follow the locale. */
export const sampleWithNumbers = (
  <>
    {sample}
    <Pagination total={12_345} />
  </>
);
