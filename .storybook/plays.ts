/** The kit's story plays that screen stories reuse. */
export { atItsSize } from '../packages/ui/stories/plays/atItsSize.js';
export { keepsWithinThePage } from '../packages/ui/stories/plays/keepsWithinThePage.js';
