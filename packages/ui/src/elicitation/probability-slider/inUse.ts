// What a slider needs only once somebody uses it, in one file that is asked for then. One file, because each that a page
// asks for by itself costs it more at rest than what would come later.
export { drawStep } from './drawStep.js';
export { FineLine } from './FineLine.js';
export { GhostMark } from './GhostMark.js';
export { LettersSwitch } from './LettersSwitch.js';
export { MisfitNote } from './MisfitNote.js';
export { readTyped } from './readTyped.js';
