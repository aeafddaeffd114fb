export { filledIcons } from './filledIcons.js';
export { IconArray, type IconArrayProps } from './IconArray.js';
