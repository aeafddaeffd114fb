import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { useFirstText } from '../../ground/text/useFirstText.js';
import { Line } from './Pending.styles.js';

/** Navigation shorter than this needs no indicator, in milliseconds. */
const BRIEF = 300;

/** A line at the top of the page while the next page loads, if that takes a while. */
export function Pending() {
  const isLoading = useNavigation().state === 'loading';
  return isLoading ? <Late /> : null;
}

function Late() {
  const { common } = useFirstText();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setDue(true), BRIEF);
    return () => window.clearTimeout(timer);
  }, []);
  return isDue ? <Line role="progressbar" aria-label={common.loading} /> : null;
}
