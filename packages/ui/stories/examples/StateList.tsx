import { StateList } from '@credence/ui';

export default function Example() {
  return <StateList nodeName="Stage" states={['I', 'II', 'III', 'IV']} defaultValues={[10, 20, null, null]} />;
}
