import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { useText } from '../text/useText.js';
import { Line } from './Pending.styles.js';

/** Milliseconds within which a page needs no sign that it comes. */
const BRIEF = 300;

/** The next page is on its way: a line at the top, and only where it takes a while. */
export function Pending() {
  const isLoading = useNavigation().state === 'loading';
  return isLoading ? <Late /> : null;
}

function Late() {
  const { common } = useText();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setDue(true), BRIEF);
    return () => window.clearTimeout(timer);
  }, []);
  return isDue ? <Line role="progressbar" aria-label={common.loading} /> : null;
}
