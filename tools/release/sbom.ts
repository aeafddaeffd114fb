import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import type { Contents, Shipped } from './contents.ts';
import type { Native } from './natives.ts';
import type { Platform } from './platforms.ts';
import type { Release } from './version.ts';

/** The format's version; scanners in use read it. */
const SPEC = Spec.Spec1dot6;

/** What is in an archive, as a CycloneDX document. The same contents make the same bytes: it has no number of its own. */
export function sbom({ packages, natives }: Contents, platform: Platform, { version, at }: Release): string {
  const credence = new Models.Component(Enums.ComponentType.Application, 'credence', {
    version,
    bomRef: `credence@${version}`,
    licenses: licences('MIT'),
  });
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: credence, timestamp: at }) });
  const refs = new Map(packages.map((each) => [`${each.name}@${each.version}`, fromNpm(each)]));
  for (const each of packages) {
    const component = refs.get(`${each.name}@${each.version}`)!;
    for (const asked of each.asks) component.dependencies.add(refs.get(asked)!.bomRef);
    bom.components.add(component);
    credence.dependencies.add(component.bomRef);
  }
  for (const component of [node(platform), ...natives.map(native)]) {
    bom.components.add(component);
    credence.dependencies.add(component.bomRef);
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(SPEC));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

function fromNpm({ name, version, licence }: Shipped): Models.Component {
  const [group, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return new Models.Component(Enums.ComponentType.Library, bare, {
    group,
    version,
    purl,
    bomRef: purl,
    licenses: licences(licence),
  });
}

/** Scanners know Node by its own name, not by the package that brings it. */
function node({ node: { version, package: name, integrity } }: Platform): Models.Component {
  const purl = `pkg:npm/${name}@${version}`;
  const hash = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
  return new Models.Component(Enums.ComponentType.Platform, 'node.js', {
    version,
    purl,
    bomRef: purl,
    cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*`,
    licenses: licences('MIT'),
    hashes: new Models.HashDictionary([[Enums.HashAlgorithm['SHA-512'], hash]]),
  });
}

function native({ name, version, licence }: Native): Models.Component {
  const purl = `pkg:generic/${name}${version ? `@${version}` : ''}`;
  return new Models.Component(
    name === 'postgresql' ? Enums.ComponentType.Application : Enums.ComponentType.Library,
    name,
    { version, purl, bomRef: purl, cpe: cpeOf(name, version), licenses: licences(licence) },
  );
}

/** The name under which weaknesses are published, of those with a version. */
function cpeOf(name: string, version: string | undefined): Models.Component['cpe'] {
  const of: Readonly<Record<string, string>> = {
    icu: 'icu-project:international_components_for_unicode',
    lz4: 'lz4_project:lz4',
    openssl: 'openssl:openssl',
    postgresql: 'postgresql:postgresql',
    zlib: 'zlib:zlib',
    zstd: 'facebook:zstandard',
  };
  return version && of[name] ? `cpe:2.3:a:${of[name]}:${version}:*:*:*:*:*:*:*` : undefined;
}

function licences(licence: string): Models.LicenseRepository {
  if (/ (?:AND|OR|WITH) /.test(licence)) return new Models.LicenseRepository([new Models.LicenseExpression(licence)]);
  // Some packages write one that is none by SPDX, such as "MIT and ISC".
  const named = licence.includes(' ') ? new Models.NamedLicense(licence) : new Models.SpdxLicense(licence);
  return new Models.LicenseRepository([named]);
}
