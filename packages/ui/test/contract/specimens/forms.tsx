import { page, userEvent } from 'vitest/browser';
import {
  Combobox,
  FileDrop,
  FilterToggle,
  FormField,
  PasswordField,
  SearchField,
  Switch,
  Tabs,
  TextField,
} from '../../../src/index.js';
import type { Specimen } from '../specimen.js';

const cities = ['Aachen', 'Bonn', 'Cologne'];
const file = new File(['<smile/>'], 'network.xdsl');
const field = (root: Element) => root.querySelector('input, textarea, select') as HTMLInputElement;
const value = (root: Element) => field(root).value;
const type = (text: string) => async (root: Element) => {
  await userEvent.click(field(root));
  await userEvent.keyboard(text);
};
const press = async (root: Element) => userEvent.click(root);

/** Fields to fill in. */
export const forms = {
  Combobox: {
    kind: 'field',
    render: (props) => <Combobox items={cities} label="City" {...props} />,
    form: {
      props: { name: 'city', defaultValue: 'Aachen' },
      name: 'city',
      from: ['Aachen'],
      to: ['Bonn'],
      gesture: async (root) => {
        await userEvent.click(field(root));
        await userEvent.click(page.getByRole('option', { name: 'Bonn' }));
      },
    },
    states: [
      {
        prop: 'value',
        from: 'Aachen',
        to: 'Bonn',
        shown: value,
        gesture: async (root) => {
          await userEvent.click(field(root));
          await userEvent.click(page.getByRole('option', { name: 'Bonn' }));
        },
        reason: 'choose',
      },
    ],
  },
  FileDrop: {
    kind: 'plain',
    render: (props) => <FileDrop {...props} />,
    states: [
      {
        prop: 'file',
        from: null,
        to: file,
        shown: (root) => (root.querySelector('[data-slot="file"]') ? file : null),
        gesture: async (root) => userEvent.upload(field(root), file),
        reason: 'choose',
      },
    ],
  },
  FilterToggle: {
    kind: 'plain',
    render: (props) => <FilterToggle {...props}>Completed</FilterToggle>,
    states: [
      {
        prop: 'pressed',
        from: false,
        to: true,
        shown: (root) => root.getAttribute('aria-pressed') === 'true',
        gesture: press,
        reason: 'press',
      },
    ],
  },
  FormField: {
    kind: 'plain',
    render: (props) => (
      <FormField label="Name" {...props}>
        {(control) => <input {...control} />}
      </FormField>
    ),
  },
  PasswordField: {
    kind: 'field',
    render: (props) => <PasswordField label="Password" {...props} />,
    form: { props: { name: 'secret' }, name: 'secret', from: [''], to: ['abc'], gesture: type('abc') },
  },
  SearchField: {
    kind: 'field',
    render: (props) => <SearchField label="Search nodes" {...props} />,
    states: [{ prop: 'value', from: 'ag', to: 'age', shown: value, gesture: type('{End}e'), reason: 'type' }],
    form: { props: { name: 'query' }, name: 'query', from: [''], to: ['age'], gesture: type('age') },
  },
  Switch: {
    kind: 'plain',
    render: (props) => <Switch {...props}>Set all remaining combinations</Switch>,
    states: [
      {
        prop: 'checked',
        from: false,
        to: true,
        shown: (root) => root.getAttribute('aria-checked') === 'true',
        gesture: press,
        reason: 'press',
      },
    ],
    form: { props: { name: 'all' }, name: 'all', from: [], to: ['on'], gesture: press },
  },
  Tabs: {
    kind: 'plain',
    render: (props) => (
      <Tabs
        label="Views"
        panels={[
          { value: 'list', label: 'List', content: 'A list' },
          { value: 'map', label: 'Map', content: 'A map' },
        ]}
        {...props}
      />
    ),
    states: [
      {
        prop: 'value',
        from: 'list',
        to: 'map',
        shown: (root) => root.querySelector('[aria-selected="true"]')?.textContent?.toLowerCase(),
        gesture: async () => userEvent.click(page.getByRole('tab', { name: 'Map' })),
        reason: 'press',
      },
    ],
  },
  TextField: {
    kind: 'field',
    render: (props) => <TextField label="Name" {...props} />,
    form: {
      props: { name: 'name', defaultValue: 'Ada' },
      name: 'name',
      from: ['Ada'],
      to: ['Ada L'],
      gesture: type('{End} L'),
    },
  },
} satisfies Record<string, Specimen>;
