import { styled } from 'styled-components';
import { Table } from '../../charts/chart-frame/ChartFrame.styles.js';

/** The name of a pool is not broken within a word: the table scrolls. */
export const Answers = styled(Table)`
  && th:first-child {
    overflow-wrap: normal;
    hyphens: auto;
  }
`;
