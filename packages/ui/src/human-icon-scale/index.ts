export { HumanIconScale, type HumanIconScaleProps } from './HumanIconScale.js';
