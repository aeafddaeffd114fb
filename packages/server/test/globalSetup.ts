export default function setup() { return () => undefined; }
