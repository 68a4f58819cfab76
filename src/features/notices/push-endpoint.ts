import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, type LookupFunction } from 'node:net';
import { noticeLimits } from '#contract/notice-limits.ts';

/**
 * Where a message to a device goes was written by whoever holds a case, so it must not lead anywhere but to a push
 * service: else our server could be made to call whatever it can reach.
 */
export type Endpoint = {
  url: URL;
  /** The operator named this very origin, so it may be on a private address. */
  isNamed: boolean;
};

export function readEndpoint(endpoint: string, hosts: readonly string[]): Endpoint | undefined {
  if (endpoint.length > noticeLimits.endpointLengthMax) return undefined;
  const url = URL.parse(endpoint);
  if (url?.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  if (hosts.includes(url.origin)) return { url, isNamed: true };
  const isUsual = url.protocol === 'https:' && url.port === '';
  const isKnown = hosts.some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  );
  return isUsual && isKnown ? { url, isNamed: false } : undefined;
}

const ours = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  ours.addSubnet(network, bits);
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  ours.addSubnet(network, bits, 'ipv6');

export function isPrivate({ address, family }: LookupAddress): boolean {
  return ours.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** As the usual lookup, but for a name that leads to a private address, which is as good as none. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const open = error ? [] : addresses.filter((each) => !isPrivate(each));
    const [first] = open;
    if (!first) {
      callback(error ?? Object.assign(new Error('a push service has no public address'), { code: 'ENOTFOUND' }), []);
    } else if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};
