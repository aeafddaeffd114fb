import { DistributionBars } from '@credence/ui';

export default function Example() {
  return <DistributionBars nodeName="Stage" states={['I', 'II', 'III', 'IV']} defaultValues={[10, 20, 40, 30]} />;
}
