import { Frame, PageHead } from '@credence/ui';
import { marks } from '../../features/meaning/questionMarks.js';
import { useText } from '../../ground/text/useText.js';
import { LoadingScreen } from '../../shell/layout/LoadingScreen.js';
import { ContinueSection } from './ContinueSection.js';
import { Columns, Divider, OnlyNames } from './HomeScreen.styles.js';
import { UploadSection } from './UploadSection.js';

const nothing = () => undefined;
const drawn = {
  networkId: '',
  networkName: marks.title,
  filename: '',
  lastModified: '',
  type: 'owned',
  percentCompleted: 100,
} as const;
const panel = {
  rows: [],
  onAdd: nothing,
  onUpload: nothing,
  onAgain: nothing,
  onCancel: nothing,
  onCancelAll: nothing,
  onRemove: nothing,
  onRemoveAll: nothing,
};

/**
 * What the build draws of home: while it is loading, and what is there for whoever has networks, for the page's script
 * to show with the names as soon as it has them.
 */
export function FirstHome() {
  const { home } = useText();
  return (
    <>
      <LoadingScreen />
      <template>
        {/* The footer stays out of sight, as while it is loading. */}
        <Frame style={{ minBlockSize: '90dvh' }}>
          <PageHead size="hero" title={home.welcomeBack(marks.name)} />
          {/* Until the application is there, nothing could be chosen in it. */}
          <Columns inert>
            <OnlyNames>
              <ContinueSection networks={[drawn]} now={undefined} main onContinue={nothing} />
            </OnlyNames>
            <Divider />
            <UploadSection first={false} main={false} panel={panel} />
          </Columns>
        </Frame>
      </template>
    </>
  );
}
