import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Removes the secret from the address bar and the history, where others could find it. */
export function useSecretHidden() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true });
  }, [pathname, search, navigate]);
}
