export { LikertItem, type LikertItemDetails, type LikertItemProps, type LikertValue } from './LikertItem.js';
