import { DataTable } from '@credence/ui';

interface Node {
  name: string;
  questions: number;
}
const nodes: Node[] = [
  { name: 'Stridor', questions: 12 },
  { name: 'Age', questions: 3 },
  { name: 'Stage', questions: 48 },
];
const columns = [
  { id: 'name', header: 'Node', cell: ({ name }: Node) => name, sortValue: ({ name }: Node) => name },
  {
    id: 'questions',
    header: 'Questions',
    align: 'end' as const,
    cell: ({ questions }: Node) => questions,
    sortValue: ({ questions }: Node) => questions,
  },
];

export default function Example() {
  return <DataTable caption="Nodes" rows={nodes} columns={columns} getRowKey={(node) => node.name} />;
}
