import { useMatch } from 'react-router-dom';
import { paths } from '../../ground/paths.js';

/** Whether the home page is open, at either of its addresses, or the dashboard, which is the administrators' home. */
export function useIsHome(): boolean {
  const home = useMatch(paths.home.pattern);
  const index = useMatch(paths.index.pattern);
  const dashboard = useMatch(paths.dashboard.pattern);
  return Boolean(home ?? index ?? dashboard);
}
