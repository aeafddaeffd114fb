/** The kit's story plays that the application's stories reuse. */
export { atItsSize } from '../packages/ui/stories/plays/atItsSize.js';
export { isReachedByKeys } from '../packages/ui/stories/plays/isReachedByKeys.js';
export { keepsWithinThePage } from '../packages/ui/stories/plays/keepsWithinThePage.js';
export { readsFromRightToLeft } from '../packages/ui/stories/plays/readsFromRightToLeft.js';
