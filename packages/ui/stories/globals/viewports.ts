const window = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${width} ${name}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The widths at which the layout changes, the narrowest supported one, and that of most phones. */
export const viewports = {
  mobile1: window('smallest phone, or 400 % zoom', 320, 568, 'mobile'),
  phone: window('phone', 390, 844, 'mobile'),
  width576: window('large phone', 576, 900, 'mobile'),
  width768: window('tablet', 768, 1024, 'tablet'),
  tablet: window('large tablet', 834, 1112, 'tablet'),
  width992: window('small laptop', 992, 768, 'desktop'),
  width1200: window('laptop', 1200, 800, 'desktop'),
  width1400: window('desktop', 1400, 900, 'desktop'),
};
