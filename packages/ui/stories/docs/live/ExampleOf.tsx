import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { EditableExample } from './EditableExample.js';
import { exampleText } from './examples.js';

/** The example of a component, once its text is loaded. */
export function ExampleOf({ name }: { name: string }) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let wanted = true;
    void exampleText(name)?.then((loaded) => {
      if (wanted) setText(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [name]);
  return <Unstyled>{text !== undefined && <EditableExample key={name} name={name} text={text} />}</Unstyled>;
}
