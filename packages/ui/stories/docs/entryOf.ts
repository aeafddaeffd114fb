import * as screens from '../../src/screens.js';

const KIT = '@credence/ui';
export const SCREENS = `${KIT}/screens`;

/** What a page imports a component from. */
export const entryOf = (component: string): string => (component in screens ? SCREENS : KIT);
