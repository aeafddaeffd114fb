export {
  SegmentedControl,
  type SegmentedControlDetails,
  type SegmentedControlOption,
  type SegmentedControlProps,
} from './SegmentedControl.js';
