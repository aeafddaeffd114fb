import { Pagination } from '../../../../src/index.js';
import { paginationPromises } from '../../../../stories/docs/promises/pagination.js';
import type { Kind } from '../keepPromises.js';

export default {
  promises: paginationPromises,
  seenAs: '[aria-current="page"]',
  controls: {
    Pagination: { render: (props) => <Pagination total={100} defaultPageSize={10} {...props} /> },
  },
} satisfies Kind;
