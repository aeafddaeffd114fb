import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { holdsSecret, keepMailedLink } from '../../ground/mailedLink.js';

/**
 * Takes the secret of a mailed link that is opened in a page which is open already; the first page is opened without it.
 * @returns whether the page has to wait for it
 */
export function useMailedLink(): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const isLink = holdsSecret(location);
  useEffect(() => {
    if (isLink) void navigate(keepMailedLink(location), { replace: true });
  }, [isLink, location, navigate]);
  return isLink;
}
