import { Button, Text } from '@credence/ui';
import { useState } from 'react';
import { useText } from '../../text/useText.js';
import { Description } from './OverviewScreen.styles.js';

/** Characters from which a title is a description: on a phone it would fill the screen. */
const FOLDED_FROM = 160;
/** Characters that still fit into the line with the file's name. */
const SHORT = 80;

/** Titles that are no more than a few words stand in one line with what is known of the file. */
export function isDescription(title: string): boolean {
  return title.length > SHORT;
}

/** What the file says of itself at length; two lines of it until one asks for more. */
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
