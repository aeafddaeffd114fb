import { CredenceStyles } from '@credence/ui';

export default function Example() {
  return (
    <>
      <CredenceStyles />
      <p style={{ padding: '1rem', color: 'var(--credence-on-accent)', background: 'var(--credence-accent)' }}>
        A box of your own, in the colours of the kit.
      </p>
    </>
  );
}
