import { NoticeModal } from '../../../../src/index.js';
import { noticePromises } from '../../../../stories/docs/promises/notice.js';
import type { Kind } from '../keepPromises.js';

export default {
  promises: noticePromises,
  seenAs: '[data-credence="notice-modal"]',
  controls: {
    NoticeModal: {
      render: (props) => (
        <NoticeModal open tone="success" title="Saved" closeAfter={60_000} onClose={() => {}} {...props}>
          All answers are kept.
        </NoticeModal>
      ),
    },
  },
} satisfies Kind;
