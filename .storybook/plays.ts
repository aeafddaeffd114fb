/** The kit's story plays that screen stories reuse. */
export { isDrawnForTheDark } from '../packages/ui/stories/plays/isDrawnForTheDark.js';
export { keepsWithinThePage } from '../packages/ui/stories/plays/keepsWithinThePage.js';
