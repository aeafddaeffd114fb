import { LoginTimesPanel } from '@credence/ui/screens';

export default function Example() {
  return <LoginTimesPanel logins={[0, 0, 4, 9, 6, 5, 3, 1]} logouts={[0, 0, 1, 5, 8, 6, 5, 2]} />;
}
