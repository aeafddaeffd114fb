import { CredenceSlider } from './CredenceSlider.js';
import { define } from './define.js';

export type * from './publicTypes.js';

define('credence-slider', CredenceSlider);
