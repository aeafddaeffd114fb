import { Markdown } from '@storybook/addon-docs/blocks';
import { versionsText } from '../../packages/ui/stories/docs/versionsText.js';
import { Sheet } from './Sheet.js';

const [, title = '', lead = '', body = ''] = /^# (.+)\n+([^]+?)\n\n([^]*)$/.exec(versionsText()) ?? [];

/** What a version promises, from the page about versions, which is its one source. */
export function Versions() {
  return (
    <Sheet title={title} lead={<Markdown>{lead}</Markdown>}>
      <Markdown>{body}</Markdown>
    </Sheet>
  );
}
