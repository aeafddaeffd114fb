import { Button, Text } from '@credence/ui';
import { useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import { Description } from './OverviewScreen.styles.js';

/** Length, in characters, above which a description is folded: it would fill the screen of a phone. */
const FOLDED_FROM = 160;

/** The file's long description, folded to two lines until the user unfolds it. */
export function NetworkDescription({ children }: { children: string }) {
  const { overview: text } = useText();
  const [open, setOpen] = useState(false);
  const folds = children.length > FOLDED_FROM;

  return (
    <Description>
      <Text variant="hint" data-folded={folds && !open ? '' : undefined}>
        {children}
      </Text>
      {folds ? (
        <Button variant="text" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? text.readLess : text.readMore}
        </Button>
      ) : null}
    </Description>
  );
}
