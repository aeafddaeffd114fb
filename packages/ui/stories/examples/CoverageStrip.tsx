import { CoverageStrip } from '@credence/ui';

export default function Example() {
  return <CoverageStrip decided={3} total={6} cells={[1, 1, 2, null, null, null]} />;
}
