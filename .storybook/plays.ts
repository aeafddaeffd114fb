/** The plays of the kit's stories that stories of screens share. */
export { isDrawnForTheDark } from '../packages/ui/stories/plays/isDrawnForTheDark.js';
export { keepsWithinThePage } from '../packages/ui/stories/plays/keepsWithinThePage.js';
