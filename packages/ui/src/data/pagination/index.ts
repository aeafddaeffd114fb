export { Pagination, type PaginationDetails, type PaginationProps } from './Pagination.js';
export { type PaginationItem, paginationItems } from './paginationItems.js';
