import {
  aCase,
  aContact,
  aDevice,
  aFile,
  aFileForm,
  aFollowUp,
  anIntakeForHuman,
  aReport,
  aShare,
} from '../builders.ts';
import type { Chance } from '../chance.ts';
import type { Answer } from '../harness.ts';
import { type Operation, operationAt } from './description.ts';
import { type Asking, type Draft, targetOf } from './draft.ts';
import type { Known } from './values.ts';

export type Sent = { token?: string; body?: unknown; payload?: Buffer; headers?: Record<string, string> };
export type Send = (method: string, path: string, sent?: Sent) => Promise<Answer>;

/** What every case is asked with. */
export type Surroundings = {
  send: Send;
  hospitals: readonly string[];
  places: readonly string[];
  /** One for each world in turn: a token that opens too many cases is refused. */
  navigatorToken: () => string;
  /** Where a message to a device may go. */
  pushOrigin: string;
  stopTokenOf: (contactId: string) => Promise<string>;
  yesTokenOf: (contactId: string) => Promise<string>;
};

type Link = { shareId: string; token: string; passcode?: string | undefined };
type Things = {
  contact: string[];
  document: string[];
  followUp: string[];
  opinion: string[];
  device: string[];
  report: string[];
  stop: string[];
  yes: string[];
  link: Link[];
};
type Kind = keyof Things;

const nothing = (): Things => ({
  ...{ contact: [], document: [], followUp: [], opinion: [] },
  ...{ device: [], report: [], stop: [], yes: [], link: [] },
});

/** What a parameter of a path names. */
const kindOfParameter: Record<string, Kind> = {
  cid: 'contact',
  docId: 'document',
  fid: 'followUp',
  opinionId: 'opinion',
  deviceId: 'device',
  shareId: 'link',
};

/** What an operation brings forth, when it goes well, and where its id stands. */
const bringsForth: Record<string, [kind: Exclude<Kind, 'link'>, member: string]> = {
  addContact: ['contact', 'id'],
  uploadDocument: ['document', 'id'],
  addFollowUp: ['followUp', 'id'],
  writeOpinion: ['opinion', 'id'],
  addDevice: ['device', 'id'],
  reportHospital: ['report', 'reportId'],
};

/** Past so many requests a case is full of what was done in it. */
const usesMax = 150;

/** A case and all that belongs to it, made when it is asked for and forgotten when it is gone. */
export class World {
  readonly #around: Surroundings;
  readonly #things = nothing();
  readonly #navigatorToken: string;
  readonly #url: string;
  #token: string;
  #uses = 0;
  #isOver = false;

  private constructor(around: Surroundings, url: string, token: string) {
    this.#around = around;
    this.#navigatorToken = around.navigatorToken();
    this.#url = url;
    this.#token = token;
  }

  static async make(around: Surroundings): Promise<World> {
    const answer = await around.send('POST', '/v1/cases', { body: aCase({ intake: anIntakeForHuman() }) });
    return new World(around, `/v1/cases/${answer.body.caseId}`, answer.body.accessToken);
  }

  get isOver(): boolean {
    return this.#isOver || this.#uses > usesMax;
  }

  /** All that a good request needs to know. */
  async asking(operation: Operation, chance: Chance, wanted?: number): Promise<Asking> {
    this.#uses++;
    const parameters: Record<string, string> = { id: this.#url.split('/').at(-1) ?? '' };
    let passcode: string | undefined;
    for (const { in: where, name } of operation.parameters) {
      const kind = kindOfParameter[name];
      if (where !== 'path') continue;
      if (kind === 'link') parameters[name] = (await this.#one('link', chance)).shareId;
      else if (kind) parameters[name] = await this.#one(kind, chance);
      if (name === 'hid') parameters[name] = chance.pick(this.#around.hospitals);
      if (name === 'purpose') parameters[name] = chance.pick(['keep_case', 'navigator_help', 'notices']);
    }
    if (operation.path.startsWith('/v1/confirm/')) parameters.token = await this.#one('yes', chance);
    if (operation.path.startsWith('/v1/stop/')) parameters.token = await this.#one('stop', chance);
    if (operation.path.includes('/reports/{id}')) parameters.id = await this.#one('report', chance);
    if (operation.path.startsWith('/v1/review/')) {
      const link = await this.#one('link', chance);
      parameters.token = link.token;
      passcode = link.passcode;
    }
    return { operation, parameters, token: this.#tokenFor(operation, chance), passcode, known: this.#known(), wanted };
  }

  /** What an answer has changed: things that are there now, and such as are no longer. */
  learn(draft: Draft, { status, body }: Answer, isGood: boolean): void {
    const { json, path } = draft;
    // Where it came to in the end, whatever it was made for.
    const operation = operationAt(draft.method, targetOf(draft));
    if (!operation) return;
    if (status < 300) {
      const [kind, member] = bringsForth[operation.id] ?? [];
      const id = member === undefined ? undefined : body?.[member];
      if (kind && typeof id === 'string') this.#things[kind].push(id);
      if (operation.id === 'createShare' && body?.reviewToken) {
        const { passcode } = (json?.body ?? {}) as { passcode?: string };
        this.#things.link.push({ shareId: body.shareId, token: body.reviewToken, passcode });
      }
      if (operation.id === 'changeKey' && body?.accessToken) this.#token = body.accessToken;
      if (operation.method === 'DELETE') this.#forget(path);
      if (operation.id === 'settleReport') this.#forget(path);
      if (operation.id === 'eraseCase') this.#isOver = true;
    } else if (isGood && status >= 400) {
      this.#forget(path);
      if ([401, 403, 429].includes(status)) this.#isOver = true;
    }
  }

  #forget(path: string): void {
    const things = this.#things as Record<Kind, (string | Link)[]>;
    for (const kind of Object.keys(things) as Kind[]) {
      things[kind] = things[kind].filter((each) =>
        typeof each === 'string' ? !path.includes(each) : !path.includes(each.shareId) && !path.includes(each.token),
      );
    }
  }

  #tokenFor({ tokens }: Operation, chance: Chance): string | undefined {
    const takesNavigator = tokens.includes('navigatorToken');
    if (takesNavigator && (!tokens.includes('caseToken') || chance.oneIn(4))) return this.#navigatorToken;
    return tokens.includes('caseToken') ? this.#token : undefined;
  }

  /** Of those that there are one, and if there is none, a new one. */
  async #one<Of extends Kind>(kind: Of, chance: Chance): Promise<Things[Of][number]> {
    const there = this.#things[kind] as Things[Of][number][];
    if (there.length === 0) there.push((await this.#make(kind, chance)) as Things[Of][number]);
    return chance.pick(there);
  }

  async #make(kind: Kind, chance: Chance): Promise<string | Link> {
    const { send, hospitals, stopTokenOf, yesTokenOf } = this.#around;
    const token = this.#token;
    const add = async (path: string, sent: Sent): Promise<Record<string, string>> =>
      (await send('POST', this.#url + path, { token, ...sent })).body ?? {};
    switch (kind) {
      case 'contact':
        return (await add('/contacts', { body: aContact({ email: 'buoi@example.vn' }) })).id ?? 'none';
      case 'document':
        return (await add('/documents', aFileForm(aFile()))).id ?? 'none';
      case 'followUp':
        return (await add('/followups', { body: aFollowUp() })).id ?? 'none';
      case 'device':
        return (await add('/push-subscriptions', { body: aDevice({ endpoint: this.#endpoint(chance) }) })).id ?? 'none';
      case 'link': {
        const { shareId = 'none', reviewToken = 'none' } = await add('/shares', { body: aShare() });
        return { shareId, token: reviewToken };
      }
      case 'opinion': {
        const link = await this.#one('link', chance);
        const headers: Record<string, string> = link.passcode ? { 'x-share-passcode': link.passcode } : {};
        const sent = { headers, body: { opinion: 'Nên khám lại.' } };
        return (await send('POST', `/v1/review/${link.token}/opinions`, sent)).body?.id ?? 'none';
      }
      case 'report': {
        const url = `/v1/hospitals/${chance.pick(hospitals)}/reports`;
        return (await send('POST', url, { body: aReport() })).body?.reportId ?? 'none';
      }
      case 'stop':
      case 'yes': {
        // Each of its own: a stop holds for the address wherever it stands.
        const email = `buoi-${chance.below(1e9)}@example.vn`;
        const contactId = (await add('/contacts', { body: aContact({ email }) })).id ?? 'none';
        await send('PUT', `${this.#url}/contacts/${contactId}/notices`, { token, body: { email: true } });
        return await (kind === 'stop' ? stopTokenOf : yesTokenOf)(contactId);
      }
    }
  }

  #endpoint(chance: Chance): string {
    return `${this.#around.pushOrigin}/device-${chance.below(1e9)}`;
  }

  #known(): Known {
    const { hospitals, places } = this.#around;
    const { contact, document } = this.#things;
    return {
      place: (chance) => chance.pick(places),
      chosenHospitalId: (chance) => chance.pick([null, ...hospitals]),
      notifyContactId: (chance) => (contact.length > 0 ? chance.pick(contact) : undefined),
      documentIds: (chance) => (chance.oneIn(2) ? null : document.slice(0, chance.below(4))),
      endpoint: (chance) => this.#endpoint(chance),
      // The key of nobody is no point of the curve if it is made up.
      keys: () => aDevice().keys,
      reason: (chance) => chance.pick(['Gia đình gọi nhờ giúp', 'x', 'Wrong number']),
      location: (chance) => (chance.oneIn(3) ? { lat: 21.02, lng: 105.84 } : undefined),
      // Long lists cost more than they tell.
      limit: (chance) => (chance.oneIn(20) ? 200 : chance.between(1, 3)),
      // To stretch one takes a tenth of a second.
      passcode: () => '123 456',
      cursor: () => Buffer.from('[1]').toString('base64url'),
    };
  }
}
