import { List } from '../docs.styles.js';
import { Marked } from '../Marked.js';
import type { Change } from './readChanges.js';

/** Changes below the version that brought them, in the order in which they come. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return [...Map.groupBy(changes, ({ version }) => version ?? 'Unreleased')].map(([version, of]) => (
    <div key={version}>
      <h3>{version}</h3>
      <List>
        {of.map(({ text }) => (
          <li key={text}>
            <Marked>{text}</Marked>
          </li>
        ))}
      </List>
    </div>
  ));
}
