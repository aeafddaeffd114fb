import { List } from '../docs.styles.js';
import { Marked } from '../Marked.js';
import { byVersion, type Change } from './readChanges.js';

/** Changes below the version that brought them; what breaks something comes first, and says of which components. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return byVersion(changes).map(([version, of]) => (
    <div key={version}>
      <h3>{version}</h3>
      <List>
        {of.map(({ text, breaks }) => (
          <li key={text}>
            {breaks.length > 0 && <b>Breaks {breaks.join(', ')}. </b>}
            <Marked>{text}</Marked>
          </li>
        ))}
      </List>
    </div>
  ));
}
