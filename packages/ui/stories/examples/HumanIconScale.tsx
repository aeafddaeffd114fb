import { HumanIconScale } from '@credence/ui';

export default function Example() {
  return <HumanIconScale value={62} />;
}
