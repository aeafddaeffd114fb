export { Switch, type SwitchDetails, type SwitchProps } from './Switch.js';
