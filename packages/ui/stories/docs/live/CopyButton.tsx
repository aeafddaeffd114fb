import { useEffect, useState } from 'react';
import { Button } from '../../../src/controls/button/Button.js';

/** Milliseconds for which it says that the text was copied. */
const SAID = 4000;

/** Copies a text, and says so for a while, or until the text is another. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    if (copied === undefined) return undefined;
    const timer = setTimeout(() => setCopied(undefined), SAID);
    return () => clearTimeout(timer);
  }, [copied]);

  if (!('clipboard' in navigator)) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  return (
    <Button variant="ghost" onClick={() => void copy()}>
      {copied === text ? 'Copied' : 'Copy'}
    </Button>
  );
}
