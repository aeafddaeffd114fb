/** A slider of the lab: its page, and where the parts are that a pointer touches. */
export interface Entry {
  readonly name: string;
  readonly page: string;
  /** The package whose version is told. */
  readonly package?: string;
  /** Selectors of thumb and track; of a native range, the width of the thumb that the browser draws. */
  readonly parts: { readonly thumb: string; readonly track: string } | { readonly thumbWidth: number };
}

export const SLIDERS: readonly Entry[] = [
  { name: 'Credence', page: 'ours', parts: { thumbWidth: 20 } },
  { name: 'Native range', page: 'native', parts: { thumbWidth: 16 } },
  { name: 'Radix', page: 'radix', package: 'radix-ui', parts: { thumb: '.thumb', track: '.track' } },
  { name: 'Base UI', page: 'baseUi', package: '@base-ui/react', parts: { thumb: '.thumb', track: '.track' } },
  {
    name: 'React Aria',
    page: 'reactAria',
    package: 'react-aria-components',
    parts: { thumb: '.thumb', track: '.track' },
  },
  {
    name: 'rc-slider',
    page: 'rcSlider',
    package: 'rc-slider',
    parts: { thumb: '.rc-slider-handle', track: '.rc-slider-rail' },
  },
  {
    name: 'MUI',
    page: 'mui',
    package: '@mui/material',
    parts: { thumb: '.MuiSlider-thumb', track: '.MuiSlider-rail' },
  },
  {
    name: 'Mantine',
    page: 'mantine',
    package: '@mantine/core',
    parts: { thumb: '.mantine-Slider-thumb', track: '.mantine-Slider-track' },
  },
];
