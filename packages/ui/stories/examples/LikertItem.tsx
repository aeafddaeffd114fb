import { LikertItem } from '@credence/ui';

export default function Example() {
  return <LikertItem statement="The questions were easy to understand." defaultValue={4} />;
}
