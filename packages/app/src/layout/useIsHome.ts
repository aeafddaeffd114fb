import { useMatch } from 'react-router-dom';
import { paths } from '../paths.js';

/** Whether home is shown, under either of its addresses. */
export function useIsHome(): boolean {
  const home = useMatch(paths.home.pattern);
  const index = useMatch(paths.index.pattern);
  return Boolean(home ?? index);
}
