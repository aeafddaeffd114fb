import { allChanges } from '../../packages/ui/stories/docs/changes/allChanges.js';
import { ChangeList } from '../../packages/ui/stories/docs/changes/ChangeList.js';
import { Sheet } from './Sheet.js';

/** Everything that changed in the kit, version by version. */
export function Changes() {
  return (
    <Sheet
      title="Changes"
      lead="What changed in the kit, version by version. What concerns one component stands on its page, too."
    >
      <ChangeList changes={allChanges} />
    </Sheet>
  );
}
