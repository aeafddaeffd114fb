import { PoolSwitch } from '@credence/ui';

export default function Example() {
  return <PoolSwitch answers={5} defaultValue="linear" />;
}
