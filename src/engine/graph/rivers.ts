import type { Location } from '#contract/hospital.ts';
import type { Words } from '#contract/vocabulary.ts';

/** Land between the wide branches of the Mekong near the sea, where the next bridge may be far; the rest is `north`. */
export type Bank = 'north' | 'bao' | 'minh' | 'between' | 'south' | 'phuDong' | 'canGio';

type Banks = { readonly all?: Bank; readonly but?: Readonly<Record<string, Bank | undefined>> };

const onBank = (bank: Bank | undefined, ids: string) => Object.fromEntries(ids.split(' ').map((id) => [id, bank]));

/** By the province of today and the former district; of those between two arms that many small ferries cross, nothing. */
const banksOf: Readonly<Record<string, Banks>> = {
  '79': { all: 'north', but: onBank('canGio', '79-can-gio') },
  '82': {
    all: 'north',
    but: {
      ...onBank('between', '82-sa-dec 82-lap-vo 82-lai-vung 82-chau-thanh-2'),
      ...onBank('phuDong', '82-tan-phu-dong'),
    },
  },
  '86': {
    all: 'between',
    but: {
      ...onBank('bao', '86-ba-tri 86-ben-tre 86-binh-dai 86-chau-thanh 86-giong-trom'),
      ...onBank('minh', '86-cho-lach 86-mo-cay-bac 86-mo-cay-nam 86-thanh-phu'),
    },
  },
  '91': { all: 'south', but: onBank(undefined, '91-an-phu 91-tan-chau 91-phu-tan 91-cho-moi') },
  '92': { all: 'south', but: onBank(undefined, '92-cu-lao-dung') },
  '96': { all: 'south' },
};

export function bankOf(province: string, district: string | undefined): Bank | undefined {
  const banks = banksOf[province];
  if (!banks) return 'north';
  if (district === undefined) return undefined;
  return banks.but && district in banks.but ? banks.but[district] : banks.all;
}

type Crossing = { readonly name: Words; readonly at: Location; readonly banks: readonly [Bank, Bank]; isFerry?: true };

const bridge = (name: string, lat: number, lng: number, ...banks: [Bank, Bank]): Crossing => ({
  name: { vi: `cầu ${name}`, en: `the ${name} bridge` },
  at: { lat, lng },
  banks,
});
const ferry = (name: string, lat: number, lng: number, ...banks: [Bank, Bank]): Crossing => ({
  name: { vi: `phà ${name}`, en: `the ${name} ferry` },
  at: { lat, lng },
  banks,
  isFerry: true,
});

/** The bridges of the national roads, and the ferries where such a road has none; to within a few kilometres. */
const crossings: readonly Crossing[] = [
  bridge('Rạch Miễu', 10.34, 106.35, 'north', 'bao'),
  bridge('Hàm Luông', 10.21, 106.34, 'bao', 'minh'),
  bridge('Cổ Chiên', 10.01, 106.33, 'minh', 'between'),
  bridge('Mỹ Thuận', 10.28, 105.91, 'north', 'between'),
  bridge('Cao Lãnh', 10.43, 105.64, 'north', 'between'),
  bridge('Vàm Cống', 10.31, 105.51, 'between', 'south'),
  bridge('Cần Thơ', 10.03, 105.81, 'between', 'south'),
  ferry('Đình Khao', 10.26, 106, 'minh', 'between'),
  ferry('Đại Ngãi', 9.74, 106.08, 'between', 'south'),
  ferry('Tân Long', 10.3, 106.58, 'north', 'phuDong'),
  ferry('Bình Khánh', 10.67, 106.77, 'north', 'canGio'),
];

/** What a ferry costs beside its way; ours. */
const ferryKm = 10;

/** One way from bank to bank: over which crossings, and how long from the first to the last. */
type Route = { readonly over: readonly [Crossing, ...Crossing[]]; readonly last: Crossing; readonly km: number };

const kmPerDegree = 111.2;
/** So far south the country is as good as flat, and this is asked of every hospital. */
const narrowing = Math.cos((10 * Math.PI) / 180);
const flatKm = (a: Location, b: Location) => kmPerDegree * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * narrowing);
const waitKm = ({ isFerry }: Crossing) => (isFerry ? ferryKm : 0);

const routes = new Map<string, readonly Route[]>();

function routesBetween(from: Bank, to: Bank): readonly Route[] {
  const key = `${from}/${to}`;
  let known = routes.get(key);
  if (!known) {
    known = crossings.filter(({ banks }) => banks.includes(from)).flatMap((first) => onFrom(from, to, first));
    routes.set(key, known);
  }
  return known;
}

function onFrom(from: Bank, to: Bank, first: Crossing): Route[] {
  const found: Route[] = [];
  const walk = (over: readonly [Crossing, ...Crossing[]], last: Crossing, seen: readonly Bank[], km: number): void => {
    const here = last.banks.find((bank) => !seen.includes(bank));
    if (here === undefined) return;
    if (here === to) return void found.push({ over, last, km });
    for (const next of crossings) {
      if (next !== last && next.banks.includes(here))
        walk([...over, next], next, [...seen, here], km + flatKm(last.at, next.at) + waitKm(next));
    }
  };
  walk([first], first, [from], waitKm(first));
  return found;
}

export type Shore = { readonly point: Location; readonly bank: Bank | undefined };

/** How much longer than a straight line the way over the bridges is, and over which; nothing where no wide river lies between. */
export function overRivers(
  from: Shore,
  to: Shore,
): { readonly moreKm: number; readonly over: readonly Words[] } | undefined {
  if (from.bank === undefined || to.bank === undefined || from.bank === to.bank) return undefined;
  let least = Number.POSITIVE_INFINITY;
  let best: Route | undefined;
  for (const route of routesBetween(from.bank, to.bank)) {
    const km = flatKm(from.point, route.over[0].at) + route.km + flatKm(route.last.at, to.point);
    if (km < least) [least, best] = [km, route];
  }
  return best && { moreKm: Math.max(0, least - flatKm(from.point, to.point)), over: best.over.map(({ name }) => name) };
}
