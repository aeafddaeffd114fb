import { userEvent } from 'vitest/browser';
import {
  exactShares,
  SliderAnswer,
  SliderFineLine,
  SliderFineOffer,
  SliderKeep,
  SliderMisfit,
  SliderNumber,
  SliderPeople,
  SliderQuestion,
  SliderRail,
  SliderRoot,
  SliderScale,
  SliderSteps,
  SliderWords,
} from '../../../src/index.js';
import type { Specimen } from '../specimen.js';

const name = 'How likely is a relapse?';
const range = (root: Element) => root.querySelector<HTMLInputElement>('[data-slot="range"]');
const arrowUp = async (root: Element) => {
  range(root)?.focus();
  await userEvent.keyboard('{ArrowUp}');
};

/** The parts that a slider is composed of, each inside a slider. */
export const sliderParts = {
  SliderAnswer: {
    kind: 'plain',
    slot: 'words-said',
    render: (props) => (
      <SliderRoot aria-label={name} defaultValue={62}>
        <SliderAnswer {...props} />
      </SliderRoot>
    ),
  },
  SliderFineLine: {
    kind: 'plain',
    slot: 'fine',
    render: (props) => (
      <SliderRoot aria-label={name} precision="exact" exactShares={exactShares} defaultValue={{ ppm: 2000 }}>
        <SliderFineLine {...props} />
      </SliderRoot>
    ),
  },
  SliderFineOffer: {
    kind: 'plain',
    slot: 'fine-offer',
    render: (props) => (
      <SliderRoot aria-label={name} precision="exact" exactShares={exactShares} defaultValue={1}>
        <SliderFineOffer {...props} />
      </SliderRoot>
    ),
  },
  SliderKeep: {
    kind: 'plain',
    slot: 'keep',
    render: (props) => (
      <SliderRoot aria-label={name}>
        <SliderKeep {...props} />
      </SliderRoot>
    ),
  },
  SliderMisfit: {
    kind: 'plain',
    slot: 'misfit',
    render: (props) => (
      <SliderRoot aria-label={name}>
        <SliderMisfit {...props} />
      </SliderRoot>
    ),
  },
  SliderNumber: {
    kind: 'plain',
    slot: 'number',
    render: (props) => (
      <SliderRoot aria-label={name} defaultValue={62}>
        <SliderNumber {...props} />
      </SliderRoot>
    ),
  },
  SliderPeople: {
    kind: 'plain',
    root: 'icon-array',
    render: (props) => (
      <SliderRoot aria-label={name} defaultValue={62}>
        <SliderPeople {...props} />
      </SliderRoot>
    ),
  },
  SliderQuestion: {
    kind: 'plain',
    slot: 'question',
    render: (props) => (
      <SliderRoot>
        <SliderQuestion label={name} {...props} />
        <SliderRail />
      </SliderRoot>
    ),
  },
  SliderRail: {
    kind: 'plain',
    slot: 'rail',
    render: (props) => (
      <SliderRoot aria-label={name} defaultValue={62}>
        <SliderRail {...props} />
      </SliderRoot>
    ),
  },
  SliderRoot: {
    kind: 'plain',
    root: 'probability-slider',
    render: (props) => (
      <SliderRoot aria-label={name} {...props}>
        <SliderRail />
      </SliderRoot>
    ),
    states: [
      {
        prop: 'value',
        onCommit: 'onValueCommit',
        from: 30,
        to: 31,
        shown: (root) => Number(range(root)?.value),
        gesture: arrowUp,
        reason: 'key',
      },
    ],
    form: {
      props: { name: 'answer', defaultValue: 30 },
      name: 'answer',
      from: ['30'],
      to: ['31'],
      gesture: arrowUp,
    },
  },
  SliderScale: {
    kind: 'plain',
    root: 'human-icon-scale',
    render: (props) => (
      <SliderRoot aria-label={name} defaultValue={62}>
        <SliderScale {...props}>
          <SliderPeople />
          <SliderWords />
        </SliderScale>
      </SliderRoot>
    ),
  },
  SliderSteps: {
    kind: 'plain',
    slot: 'stepper',
    render: (props) => (
      <SliderRoot aria-label={name} defaultValue={62}>
        <SliderSteps {...props} />
      </SliderRoot>
    ),
  },
  SliderWords: {
    kind: 'plain',
    slot: 'words',
    render: (props) => (
      <SliderRoot aria-label={name} defaultValue={62}>
        <SliderWords {...props} />
      </SliderRoot>
    ),
  },
} satisfies Record<string, Specimen>;
