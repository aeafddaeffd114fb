import { Markdown } from '@storybook/addon-docs/blocks';
import { versionsText } from '../../packages/ui/stories/docs/versionsText.js';
import { Prose } from './pages.styles.js';
import { Part, Sheet } from './Sheet.js';

const [beginning = '', ...parts] = versionsText().split(/^## /m);

/** What a version promises, from the page about versions, which is its one source. */
export function Versions() {
  return (
    <Sheet title="Versions" lead="What stays as it is in which version, and how a change is announced.">
      <Prose>
        <Markdown>{withoutTitle(beginning)}</Markdown>
      </Prose>
      {parts.map((part) => (
        <Part key={part} title={part.slice(0, part.indexOf('\n'))}>
          <Prose>
            <Markdown>{withoutTitle(part)}</Markdown>
          </Prose>
        </Part>
      ))}
    </Sheet>
  );
}

const withoutTitle = (text: string) => text.slice(text.indexOf('\n')).trim();
