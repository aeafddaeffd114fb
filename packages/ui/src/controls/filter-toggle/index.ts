export { FilterToggle, type FilterToggleDetails, type FilterToggleProps } from './FilterToggle.js';
