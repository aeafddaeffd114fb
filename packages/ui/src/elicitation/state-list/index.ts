export { StateList, type StateListProps } from './StateList.js';
