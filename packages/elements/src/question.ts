import { CredenceQuestion } from './CredenceQuestion.js';
import { define } from './define.js';

export type * from './publicTypes.js';

define('credence-question', CredenceQuestion);
