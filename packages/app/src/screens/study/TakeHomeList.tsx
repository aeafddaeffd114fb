import { Button, Text } from '@credence/ui';
import { useStudyWords } from './studyWords.js';
import { Actions, List, Name, Row } from './TakeHome.styles.js';
import type { TakenTables } from './takenTables.js';

interface TakeHomeListProps {
  tables: readonly TakenTables[];
  /** Which of them is being downloaded. */
  busy: string | undefined;
  onDownload: (of: string) => void;
  /** Without it, nothing is put into the network. */
  onAdopt: ((tables: TakenTables) => void) | undefined;
}

/** Pools and experts, a row each, with what can be done with their numbers. */
export function TakeHomeList({ tables, busy, onDownload, onAdopt }: TakeHomeListProps) {
  const { takeHome: text } = useStudyWords();
  return (
    <List>
      {tables.map((each) => (
        <Row key={each.of}>
          <div>
            <Name>{each.name}</Name>
            {each.hint ? <Text variant="hint">{each.hint}</Text> : null}
          </div>
          <Actions>
            <Button
              variant="text"
              size="small"
              busy={busy === each.of}
              aria-label={busy === each.of ? text.downloading : text.downloadOf(each.name)}
              onClick={() => onDownload(each.of)}
            >
              {busy === each.of ? text.downloading : text.download}
            </Button>
            {onAdopt ? (
              <Button variant="text" size="small" aria-label={text.adoptOf(each.name)} onClick={() => onAdopt(each)}>
                {text.adopt}
              </Button>
            ) : null}
          </Actions>
        </Row>
      ))}
    </List>
  );
}
