import { CredenceCombinations } from './CredenceCombinations.js';
import { define } from './define.js';

export type * from './publicTypes.js';

define('credence-combinations', CredenceCombinations);
