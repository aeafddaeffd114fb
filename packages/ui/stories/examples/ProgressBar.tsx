import { ProgressBar, ProgressRing } from '@credence/ui';

export default function Example() {
  return (
    <>
      <ProgressBar value={38} label="Questions answered" />
      <ProgressRing value={38} />
    </>
  );
}
