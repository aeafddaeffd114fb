import './combinations.js';
import './question.js';
import './slider.js';

export type * from './publicTypes.js';
