export { HumanIconScale, type HumanIconScaleProps } from './HumanIconScale.js';
export { Fill, Rail } from './HumanIconScale.styles.js';
