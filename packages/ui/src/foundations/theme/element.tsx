import { createElement, type ElementType, forwardRef } from 'react';

interface Given {
  as?: ElementType;
  className?: string;
}

/** An element, or what renders one, that has a class whose rules are in the kit's style sheet. */
export const element = (base: ElementType, name: string, attributes?: Given) =>
  /* @__PURE__ */ forwardRef<unknown, Given>((given, ref) => {
    const { as = base, className, ...rest } = { ...attributes, ...given };
    return createElement(as, { ...rest, ref, className: className ? `${name} ${className}` : name });
  });
