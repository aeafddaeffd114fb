export { type Condition, ConditionsPanel, type ConditionsPanelProps } from './ConditionsPanel.js';
