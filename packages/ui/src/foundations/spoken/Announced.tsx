import { useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.styles.js';

const quietFor = 500;

/** Announces a text to screen readers once it has not changed for half a second, except the initial one. */
export function Announced({ text }: { text: string }) {
  const [said, setSaid] = useState({ text, first: true });
  useEffect(() => {
    const timer = setTimeout(
      () => setSaid((before) => (before.text === text ? before : { text, first: false })),
      quietFor,
    );
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{said.first ? '' : said.text}</VisuallyHidden>;
}
