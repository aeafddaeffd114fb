import { tokens } from '../../src/foundations/theme/tokens.styles.js';
import { readTokens } from './readTokens.js';

/** Every token of the kit, read from its own style sheet. */
export const allTokens = readTokens(tokens.map(String).join(''));
