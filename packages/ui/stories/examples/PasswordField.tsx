import { PasswordField } from '@credence/ui';

export default function Example() {
  return <PasswordField label="Password" autoComplete="current-password" />;
}
