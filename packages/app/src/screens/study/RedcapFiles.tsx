import { Button, Text } from '@credence/ui';
import { useState } from 'react';
import type { StudyActs } from './studyActs.js';
import { useStudyWords } from './studyWords.js';
import { Actions, List, Name, Row } from './TakeHome.styles.js';
import { type RedcapFile, redcapFiles } from './takeHomeActs.js';

interface RedcapFilesProps extends Pick<StudyActs, 'running'> {
  onDownload: (file: RedcapFile) => void;
}

/** What the panel said as REDCap imports it: first what makes the project, then its answers. */
export function RedcapFiles({ running, onDownload }: RedcapFilesProps) {
  const { takeHome: text } = useStudyWords();
  const [asked, setAsked] = useState<RedcapFile>();
  const isBusy = (file: RedcapFile) => running === 'redcap' && file === asked;
  return (
    <List>
      <Row>
        <div>
          <Name>{text.redcap.name}</Name>
          <Text variant="hint">{text.redcap.hint}</Text>
        </div>
        <Actions>
          {redcapFiles.map((file) => (
            <Button
              key={file}
              variant="text"
              size="small"
              busy={isBusy(file)}
              aria-label={isBusy(file) ? text.downloading : text.redcap.downloadOf[file]}
              onClick={() => {
                setAsked(file);
                onDownload(file);
              }}
            >
              {isBusy(file) ? text.downloading : text.redcap.files[file]}
            </Button>
          ))}
        </Actions>
      </Row>
    </List>
  );
}
