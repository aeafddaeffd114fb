import { ShareBar, StoredShares } from '@credence/ui';

export default function Example() {
  return (
    <>
      <ShareBar states={['present', 'absent']} values={[30, 70]} />
      <StoredShares states={['present', 'absent']} values={[30, 70]} />
    </>
  );
}
