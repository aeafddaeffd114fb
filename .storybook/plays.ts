/** The kit's story plays that screen stories reuse. */
export { keepsWithinThePage } from '../packages/ui/stories/plays/keepsWithinThePage.js';
