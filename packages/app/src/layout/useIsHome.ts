import { useMatch } from 'react-router-dom';
import { paths } from '../paths.js';

/** Whether home is shown, under either of its addresses, or the dashboard, which is the home of administrators. */
export function useIsHome(): boolean {
  const home = useMatch(paths.home.pattern);
  const index = useMatch(paths.index.pattern);
  const dashboard = useMatch(paths.dashboard.pattern);
  return Boolean(home ?? index ?? dashboard);
}
