import type { Location } from '#contract/hospital.ts';
import type { Intake } from '#contract/intake.ts';
import { distanceKm, nearest } from './graph/distance.ts';
import type { Graph, GraphHospital } from './graph/graph.ts';
import { foldedText } from './graph/letters.ts';
import { placeInside, placeInText, placeMovedTo, placeOfStay, placeVisited } from './graph/place-in-text.ts';
import { holds, type Place, wardOf } from './graph/places.ts';
import { nothingRead, readPlace, type Understood } from './graph/read-place.ts';
import { isCardElsewhere } from './insurance/card-elsewhere.ts';
import { registeredPlace } from './insurance/registered-place.ts';
import { PerGraph } from './matching/per-graph.ts';

/** People name the same few hundred places over and over. */
const texts = new PerGraph<Understood>();

export function understand(graph: Graph, text = ''): Understood {
  return text.trim() === '' ? nothingRead : texts.of(graph, text, () => readPlace(graph, text));
}

/**
 * Where the patient is: where a device says, else the place that was chosen, else what was written, with what the words
 * tell more closely, else what hints. What can wait is looked for where the patient will be.
 */
export function homeOf(graph: Graph, intake: Intake, canWait = false): Understood {
  const { position, place: id, province } = intake.patient;
  const place = (position && placeAt(graph, position)) ?? (id === undefined ? undefined : graph.places.byId.get(id));
  if (place) return { place, candidates: [] };
  const written = understand(graph, province);
  if (!written.place) return hinted(graph, intake, written.candidates, canWait);
  const told = toldBesides(graph, intake, written.place, canWait);
  if (told) return { place: told, candidates: [] };
  return townAmong(written.candidates, false) ?? (canWait ? onCard(graph, intake, written) : undefined) ?? written;
}

/** Of whom only the province is told, the card tells the district most likely; for what cannot wait that is too little. */
function onCard(graph: Graph, { insurance }: Intake, { place, candidates }: Understood): Understood | undefined {
  if (!place || place.district || candidates.length > 0) return undefined;
  const near = registeredNear(graph, insurance?.registeredAt, place);
  return near?.district && holds(place, near) ? { place: guess(near), candidates } : undefined;
}

/** Of what can wait the town is taken as told, with the others beside it; of what cannot, nobody is sent by a guess. */
function townAmong(candidates: readonly Place[], canWait: boolean): Understood | undefined {
  const town = likeliest(candidates);
  if (!town || !(canWait || areTwins(candidates))) return undefined;
  return { place: town, candidates: [], besides: candidates.filter((each) => each !== town) };
}

function toldBesides(
  graph: Graph,
  { symptoms, goal, diagnosis = '', patient }: Intake,
  written: Place,
  canWait: boolean,
): Place | undefined {
  const texts = [symptoms, goal].filter((text) => text !== undefined);
  const isGuest = isGuestOfDialysis([...texts, diagnosis].join(' '));
  const stays = texts.map((text) => placeOfStay(graph, text)).find((place) => place !== undefined);
  const moved = canWait
    ? texts
        .map((text) => placeMovedTo(graph, text) ?? (isGuest ? placeVisited(graph, text) : undefined))
        .find((place) => place !== undefined)
    : undefined;
  const isOfAnother = patient.isSelf === false;
  const called = isOfAnother ? texts.map((text) => calledFrom(graph, text)) : [];
  const inside = texts.map((text) => placeInside(graph, text, written, isOfAnother));
  return stays ?? moved ?? [...called, ...inside].find((place) => place !== undefined);
}

const dialysis = /(?<!\p{L})(?:chay than|loc mau|loc than|(?:haemo|hemo)?dialysis)(?!\p{L})/u;
const forSomeDays =
  /(?<!\p{L})(?:ve que|o que|an (?:gio|tet|cuoi)|dam (?:gio|cuoi)|du lich|di choi|nghi (?:le|mat|tet)|tham (?:con|chau|que|nha)|(?:chay|loc)(?: than| mau)? (?:nho|tam|khach)|visit|visiting|holiday|trip|wedding)(?!\p{L})/u;

/** Who is on dialysis and goes away for some days looks for a place there. */
function isGuestOfDialysis(text: string): boolean {
  const folded = foldedText(text);
  return dialysis.test(folded) && forSomeDays.test(folded);
}

const callsHome =
  /(?<!\p{L})(?:ở|tại|trong|ngoài|o|tai|ngoai)\s+((?:[\p{L}\d]+\s+){1,4}?)(?:(?:mới|vừa|moi|vua|tối|toi|sáng|sang|nãy|nay)\s+)*(?:gọi|goi|nhắn|nhan|báo|bao)\s+(?:điện\s+|dien\s+)?(?:về|ve|cho)(?!\p{L})|call(?:s|ed|ing)?(?: me| us| home)? from\s+((?:[\p{L}\d]+\s*){1,3})/iu;

/** “Chồng em làm ở Bình Dương gọi về”: who is ill is there, wherever the family is that asks. */
function calledFrom(graph: Graph, text: string): Place | undefined {
  const found = callsHome.exec(text.normalize('NFC'));
  return understand(graph, found?.[1] ?? found?.[2]).place;
}

/** What else tells it: the words of the complaint, then the place on the card, then the city that the family names. */
function hinted(graph: Graph, intake: Intake, among: readonly Place[], canWait: boolean): Understood {
  const { symptoms, goal, insurance, preferredCity, patient } = intake;
  const isOfAnother = patient.isSelf === false;
  const said = [symptoms, goal].map((text) => placeInText(graph, text, isOfAnother)).filter(isSaid);
  const told = said.find(({ place }) => !place?.isGuess) ?? said[0] ?? nothingRead;
  const surely = told.place?.isGuess ? undefined : told.place;
  const registered = isCardElsewhere(intake) ? undefined : registeredNear(graph, insurance?.registeredAt);
  const hint = surely ?? registered ?? told.place ?? understand(graph, preferredCity).place;
  const candidates = among.length > 0 ? among : told.candidates;
  if (candidates.length === 0) return { place: surely ?? guess(hint), candidates };
  const meant = candidates.filter((each) => hint && isSameUnit(each, hint));
  if (meant.length === 1) return { place: meant[0], candidates: [] };
  return townAmong(candidates, canWait) ?? { place: guess(likeliest(candidates)), candidates };
}

const isSaid = ({ place, candidates }: Understood) => place !== undefined || candidates.length > 0;

/**
 * Of places of one name the only quận, else the only town: most who name it live there, and the question is asked all the
 * same.
 */
function likeliest(places: readonly Place[]): Place | undefined {
  const ofKind = (...kinds: string[]) => places.filter(({ district }) => district && kinds.includes(district.kind));
  const quarters = ofKind('urban_district');
  const towns = quarters.length > 0 ? quarters : ofKind('city', 'town');
  return towns.length === 1 ? towns[0] : undefined;
}

/** So near each other a town and the district of its name, that it hardly matters which is meant. */
const twinsKmMax = 25;

function areTwins([first, ...others]: readonly Place[]): boolean {
  return (
    first !== undefined &&
    others.every((each) => isSameUnit(each, first) && distanceKm(each.center, first.center) <= twinsKmMax)
  );
}

const isSameUnit = (a: Place, b: Place) => a.province === b.province && a.former === b.former;

/** Nobody has said that the patient is there. */
function guess(place: Place | undefined): Place | undefined {
  return place && { ...place, isGuess: true };
}

/** Who is registered somewhere most likely lives in that district. */
function registeredNear(graph: Graph, text: string | undefined, within?: Place): Place | undefined {
  if (text === undefined) return undefined;
  const point = registeredPlace(graph, text, within)?.point;
  const place = point ? nearest(point, spotsOf(graph))?.place : surely(understand(graph, text).place);
  return (place && graph.places.byId.get(wardOf(place)?.districts[0] ?? '')) ?? place;
}

/** The name of a house is no name of a place with a slip in it. */
const surely = (place: Place | undefined) => (place?.isGuess ? undefined : place);

/** The hospital on the card, as far as the directory has it; of several of one name that of the province that was told. */
export function registeredOf(graph: Graph, { insurance, patient }: Intake): GraphHospital | undefined {
  if (insurance?.registeredAt === undefined) return undefined;
  const chosen = patient.place === undefined ? undefined : graph.places.byId.get(patient.place);
  return registeredPlace(graph, insurance.registeredAt, chosen ?? understand(graph, patient.province).place);
}

type Position = NonNullable<Intake['patient']['position']>;

/** The largest ward reaches some 30 km from its middle; what is twice as far away lies in another country or at sea. */
const awayKmMax = 60;

/** The place around a position; of somebody who stands nowhere near any we know nothing. */
export function placeAt(graph: Graph, { latitude, longitude }: Position): Place | undefined {
  const position = { lat: latitude, lng: longitude };
  const spot = nearest(position, spotsOf(graph));
  if (!spot || distanceKm(position, spot.location) > awayKmMax) return undefined;
  return { ...spot.place, position, center: position };
}

type Spot = { readonly place: Place; readonly location: Location };

const spots = new WeakMap<Graph, readonly Spot[]>();

/** The wards, and the islands that are no ward of their own; the districts of a province whose wards are not known. */
function spotsOf(graph: Graph): readonly Spot[] {
  let known = spots.get(graph);
  if (!known) {
    known = [...graph.places.byId.values()].flatMap((place) => {
      const { district, province } = place;
      if (!district) return [];
      const isWanted = 'districts' in district || !province.wards || district.island !== undefined;
      return isWanted ? [{ place, location: district.location }] : [];
    });
    spots.set(graph, known);
  }
  return known;
}
