import { SegmentedControl } from '@credence/ui';
import { useId } from 'react';
import type { Order } from '../../../features/queue/queue.js';
import { useText } from '../../../ground/text/useText.js';
import { Switch } from './matters.styles.js';

interface OrderSwitchProps {
  order: Order;
  onOrderChange: (order: Order) => void;
}

/** In which order the questions come. */
export function OrderSwitch({ order, onOrderChange }: OrderSwitchProps) {
  const { matters: text } = useText();
  const id = useId();
  return (
    <Switch>
      <span id={id}>{text.order}</span>
      <SegmentedControl<Order>
        aria-labelledby={id}
        options={[
          { value: 'one-change', label: text.orders.oneChange },
          { value: 'matters', label: text.orders.matters },
        ]}
        value={order}
        onValueCommit={onOrderChange}
      />
    </Switch>
  );
}
