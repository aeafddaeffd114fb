import { Logo } from '@credence/ui';

export default function Example() {
  return <Logo>Larynx group</Logo>;
}
