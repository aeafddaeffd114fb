export { type TabPanel, Tabs, type TabsDetails, type TabsProps } from './Tabs.js';
