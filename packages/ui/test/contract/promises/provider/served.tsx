import type { ReactElement } from 'react';
import { CredenceProvider, DataTable, Pagination, ProbabilityQuestion, TextField } from '../../../../src/index.js';

const columns = [{ id: 'name', header: 'Node', cell: (row: string) => row, sortValue: (row: string) => row }];

/** A page with fields twice, a nested provider, and whatever has ids of its own. */
export const served: ReactElement = (
  <CredenceProvider nonce="bm9uY2U">
    <TextField label="Name" />
    <TextField label="Name" />
    <ProbabilityQuestion nodeName="Stage" states={['early', 'late']} />
    <CredenceProvider locale="de" theme="dark" labels={{ pagination: { pages: 'Seiten' } }}>
      <Pagination total={12_345} onPageSizeChange={() => {}} />
      <DataTable caption="Nodes" rows={['Age']} columns={columns} getRowKey={(row) => row} />
    </CredenceProvider>
  </CredenceProvider>
);
